import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is on paper while the browser prints: null before and after, and where the page's own content is printed. */
export function usePaper<Kind extends string>() {
  const [paper, setPaper] = useState<Kind | null>(null);

  useEffect(function putThePaperAway() {
    const done = () => setPaper(null);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, []);

  return {
    paper,
    print: (kind: Kind | null) => {
      flushSync(() => setPaper(kind));
      window.print();
    },
  };
}
