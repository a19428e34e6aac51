import { chakra } from '#shared/ui/chakra';
import Check from 'virtual:lucide/check';
import Copy from 'virtual:lucide/copy';
import { useEffect, useState } from 'react';
import { Button } from './button';
import { notify } from './toast';

const copiedMillis = 2000;

const Line = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    width: 'full',
    py: '1',
    pl: '3',
    pr: '1',
    bg: 'bg.subtle',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
  },
});

interface CopyLineProps {
  text: string;
  /** The end of the button's name: "Copy the transaction id". */
  what: string;
}

/** A text to be copied elsewhere: in full, it wraps, and a button copies it and says so for two seconds. */
export function CopyLine({ text, what }: CopyLineProps) {
  const [copiedAt, setCopiedAt] = useState<number>();

  useEffect(
    function sayItForAMoment() {
      if (copiedAt === undefined) return;
      const timer = setTimeout(() => setCopiedAt(undefined), copiedMillis);
      return () => clearTimeout(timer);
    },
    [copiedAt],
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedAt(Date.now());
    } catch {
      notify.error('Copying was blocked by your browser. Select the text and copy it.');
    }
  }

  const Icon = copiedAt ? Check : Copy;
  return (
    <Line>
      <chakra.span fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
        {text}
      </chakra.span>
      <Button
        variant="ghost"
        size="sm"
        flex="none"
        minWidth="5.5rem"
        icon={<Icon size={16} />}
        onClick={() => void copy()}
      >
        {copiedAt ? 'Copied' : 'Copy'}
        <chakra.span srOnly>{what}</chakra.span>
      </Button>
      <chakra.span role="status" srOnly>
        {copiedAt ? 'Copied' : ''}
      </chakra.span>
    </Line>
  );
}
