import type { CDPSession, Page } from 'playwright-core';

/** Somebody who hears the page: what is there by role and name, what its live regions say, and a keyboard. No selector, no coordinates. */
export interface Heard {
  id: number; // of the element, for the focus
  role: string;
  name: string;
  disabled: boolean;
  pressed: boolean;
}
export interface Ear {
  /** Everything of a role, on the page or within what has such a role and name. */
  all(role: string, within?: { role: string; name: string }): Promise<Heard[]>;
  find(role: string, name: RegExp): Promise<Heard | undefined>;
  press(what: Heard, key?: 'Enter' | ' '): Promise<boolean>; // false: it went away while one listened
  said(): string[]; // since it was asked for last, in order
}
const MOST_MISSED = 4;
interface Node {
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}
function heard({ ignored, backendDOMNodeId: id, role, name, properties = [] }: Node): Heard[] {
  if (ignored || id === undefined) return [];
  const is = (property: string) => {
    const value = properties.find(one => one.name === property)?.value.value;
    return value === true || value === 'true';
  };
  return [{ id, role: role?.value ?? '', name: name?.value ?? '', disabled: is('disabled'), pressed: is('pressed') }];
}
/** Runs in the page, as a screen reader listens: a live region that changed is read whole, without what is hidden from ears. */
function listen(): void {
  const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const before = new WeakMap<Element, string>();
  const read = (region: Element) => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const hear = (records: MutationRecord[]) => {
    const changed = new Set<Element>();
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (region) changed.add(region);
    }
    for (const region of changed) {
      const text = read(region);
      if (text !== '' && text !== before.get(region)) (window as unknown as { heard(text: string): void }).heard(text);
      before.set(region, text);
    }
  };
  new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
}
/** To be asked for before the page is opened. */
export async function earOn(page: Page): Promise<Ear> {
  let told: string[] = [];
  await page.exposeFunction('heard', (text: string) => {
    told.push(text);
  });
  await page.addInitScript(listen);
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  const query = async (from: number, role: string, name?: string): Promise<Heard[]> => {
    const asked = { backendNodeId: from, role, ...(name !== undefined && { accessibleName: name }) };
    const { nodes } = await cdp.send('Accessibility.queryAXTree', asked);
    return (nodes as Node[]).flatMap(heard);
  };
  const parts = new Map<string, number>(); // where a part of the page was found last: looking for one means walking all of it
  let missed = 0; // presses, one after the other
  const ear: Ear = {
    async all(role, within) {
      const known = parts.get(`${within?.role} ${within?.name}`);
      const there = known === undefined ? [] : await query(known, role).catch(() => []); // it may be gone
      if (there.length > 0) return there;
      const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
      if (within === undefined) return query(root.backendNodeId, role);
      const [part] = await query(root.backendNodeId, within.role, within.name);
      if (part === undefined) return [];
      parts.set(`${within.role} ${within.name}`, part.id);
      return query(part.id, role);
    },
    async find(role, name) {
      return (await ear.all(role)).find(one => name.test(one.name));
    },
    async press({ id, name }, key = 'Enter') {
      try {
        await cdp.send('DOM.focus', { backendNodeId: id });
      } catch (problem) {
        parts.clear();
        if (++missed === MOST_MISSED) throw new Error(`"${name}" cannot have the focus`, { cause: problem });
        return false;
      }
      missed = 0;
      await page.keyboard.press(key);
      return true;
    },
    said() {
      const all = told;
      told = [];
      return all;
    },
  };
  return ear;
}
