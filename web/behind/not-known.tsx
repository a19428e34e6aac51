const SENTENCES = {
  loading: 'Asking the shop…',
  forgotten:
    'The shop has forgotten this request: it was started again, or has answered some hundreds since.',
  failed: 'The shop did not answer. Close this and open it again.',
};

/** Why there is nothing to show for a request. */
export function NotKnown({ state }: { state: keyof typeof SENTENCES }) {
  return (
    <p className="body" role={state === 'loading' ? 'status' : undefined}>
      {SENTENCES[state]}
    </p>
  );
}
