const SENTENCES = {
  loading: 'Loading…',
  forgotten: 'The shop no longer has this request: it keeps the last few hundred, until it restarts.',
  failed: 'The shop did not respond. Close this panel and open it again.',
};

/** Why there is nothing to show for a request. */
export function NotKnown({ state }: { state: keyof typeof SENTENCES }) {
  return (
    <p className="body" role={state === 'loading' ? 'status' : undefined}>
      {SENTENCES[state]}
    </p>
  );
}
