import { useEffect } from 'react';

/** The title of the tab, for as long as this page stands. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
