import sprite from './sprite.svg?raw';
import './Sprite.css';

/** The one SVG sprite; stands once near the root of the page. Everything else points into it with <use>. */
export function Sprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own, read at build time
  return <div className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />;
}
