import { useState } from 'react';

interface CopyButtonsProps {
  /** What can be copied, by what the buttons say: "Copy as curl". */
  texts: Readonly<Record<string, string>>;
}

/** Copies one of several texts, and says so. */
export function CopyButtons({ texts }: CopyButtonsProps) {
  const [status, setStatus] = useState('');

  async function copy(as: string, text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(`Copied as ${as}.`);
    } catch {
      setStatus('The browser refused to copy.');
    }
  }

  return (
    <>
      {Object.entries(texts).map(([as, text]) => (
        <button key={as} type="button" onClick={() => void copy(as, text)}>
          Copy as {as}
        </button>
      ))}
      <span role="status">{status}</span>
    </>
  );
}
