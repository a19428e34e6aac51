import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useResponseRedirect } from '../response-status';

/** Redirects to the new address of something that moved, such as a part requested by its id in an imported shop. */
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
