import './RuleBadge.css';

export interface RuleBadgeProps {
  rule: string; // 'QIN-106'
  label?: string; // spoken: 'Open rule QIN-106'
  onOpen?: (rule: string) => void; // without it the badge only names the rule
  passedOver?: boolean; // by Tab: in a long list only those of the line one is at are reached
}

/** The number of a rule; pressed, it opens the rules there. */
export function RuleBadge({ rule, label, onOpen, passedOver = false }: RuleBadgeProps) {
  if (!onOpen) return <span className="rule">{rule}</span>;
  return (
    <button
      type="button"
      className="rule"
      aria-label={label}
      {...(passedOver && { tabIndex: -1 })}
      onClick={() => onOpen(rule)}
    >
      {rule}
    </button>
  );
}
