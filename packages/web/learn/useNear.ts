import { type RefObject, useEffect, useState } from 'react';

const BEFORE = '500px'; // so far away from the window it is drawn

/** Has this come near the window? From then on it stays drawn. */
export function useNear(box: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || box.current === null) return;
    const watch = new IntersectionObserver(seen => seen.some(one => one.isIntersecting) && setNear(true), {
      rootMargin: `${BEFORE} 0px`,
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [near, box]);
  return near;
}
