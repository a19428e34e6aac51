import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useResponseRedirect } from '../response-status';

/** What has another address now, such as a part that was asked for by its id in an imported shop: leads there. */
export function MovedPage({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const address = `${to}${search}`;
  useResponseRedirect(address);
  useEffect(
    function goToNewAddress() {
      void navigate(`${address}${hash}`, { replace: true });
    },
    [navigate, address, hash],
  );
  return null;
}
