import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface Pages {
  page: number;
  pageSize: number;
  /** Undefined while unknown. */
  total: number | undefined;
  to: (page: number) => string;
}

/** Shows the last page of a list instead of one beyond its end. True while it is on its way there. */
export function useLastPageInstead({ page, pageSize, total, to }: Pages): boolean {
  const navigate = useNavigate();
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  const instead = page > last ? to(last) : null;

  useEffect(
    // Not <Navigate>: it would navigate again at every render until the router has moved.
    function showTheLastPageInsteadOfOneBeyond() {
      if (instead !== null) void navigate(instead, { replace: true });
    },
    [instead, navigate],
  );
  return instead !== null;
}
