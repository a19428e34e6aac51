import { useEffect, useEffectEvent, useState } from 'react';
import { Note } from './note';

const pauseSeconds = 12;

interface WaitingBlockProps {
  onRetry: () => void;
  /** Meaning of an empty list, in a sentence: a shop may be new. */
  none: string;
}

/**
 * For a list that is still empty while the host wakes up: says so and tries again every 12 seconds.
 * The seconds are not read out; what comes of it is.
 */
export function WaitingBlock({ onRetry, none }: WaitingBlockProps) {
  const [secondsLeft, setSecondsLeft] = useState(pauseSeconds);

  const retry = useEffectEvent(onRetry);

  useEffect(
    function countDown() {
      const timer = setTimeout(() => {
        if (secondsLeft <= 1) retry();
        setSecondsLeft(secondsLeft <= 1 ? pauseSeconds : secondsLeft - 1);
      }, 1000);
      return () => clearTimeout(timer);
    },
    [secondsLeft],
  );

  return (
    <Note kind="plain" title="Fetching data from the host may take a minute (more or less).">
      <span>
        Please refresh if nothing shows up. {none} <span aria-hidden>Retrying in {secondsLeft} s…</span>
      </span>
    </Note>
  );
}
