import { Tip } from '@tianxia/board/Tip.tsx';

/** The tip of a page without a table; it comes after everything that can be read. */
export default function PageTip() {
  return <Tip />;
}
