/** 'Firefox, Android' from what a browser says of itself; '' when it says nothing we know. */
export function agentWords(agent: string): string {
  // the later words of the line are the more telling ones: everybody claims to be Chrome, and Chrome to be Safari
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find(name => agent.includes(`${name}/`));
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux)/.exec(agent)?.[1];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'Mac', CrOS: 'ChromeOS' };
  return [browser, system].flatMap(name => (name === undefined ? [] : (names[name] ?? name))).join(', ');
}
