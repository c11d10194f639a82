import { Icon } from '@tianxia/look';
import { chooseLanguage } from '../reading.ts';
import { languages } from '../text/languages.ts';
import { useLanguage, useWords } from '../text/words.ts';
import './language.css';

/** Every language by its own name: whoever cannot read this page still finds theirs. */
export function LanguageMenu() {
  const { site } = useWords();
  return (
    <label className="lg-menu" data-tip={site.language}>
      <Icon name="globe" />
      <span className="unseen">{site.language}</span>
      <select value={useLanguage()} onChange={event => chooseLanguage(event.target.value)}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
