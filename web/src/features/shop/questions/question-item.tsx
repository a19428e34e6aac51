import { chakra } from '#shared/ui/chakra';
import { Prose } from '#shared/ui/prose';
import type { Question } from './questions';
import { Fragment } from 'react';

/** A paragraph whose backticked parts are set as code. */
function AnswerText({ children }: { children: string }) {
  return (
    <p>
      {children.split('`').map((piece, index) =>
        // Between the first and the second backtick is code, and so on.
        index % 2 === 1 ? <code key={index}>{piece}</code> : <Fragment key={index}>{piece}</Fragment>,
      )}
    </p>
  );
}

const Item = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border',
    '&[open] > summary::before': { transform: 'rotate(90deg)' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 1fr)',
    gap: '3',
    alignItems: 'baseline',
    py: '4',
    minHeight: 'control',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    // An arrow of the border's own strokes; it turns when the answer opens.
    _before: {
      content: '""',
      width: '0.5rem',
      height: '0.5rem',
      borderTopWidth: '2px',
      borderInlineEndWidth: '2px',
      borderColor: 'fg.link',
      rotate: '45deg',
      justifySelf: 'center',
    },
    _hover: { '& h2': { textDecoration: 'underline' } },
  },
});

/** A question that expands to its answer, without JavaScript; a link to the anchor opens it too. */
export function QuestionItem({ item, open }: { item: Question; open: boolean }) {
  return (
    <Item open={open}>
      <Summary>
        <chakra.h2 textStyle="h3">{item.question}</chakra.h2>
      </Summary>
      {/* The anchor is inside: browsers open a closed answer for it. It begins where the question does. */}
      <Prose id={item.id} pb="6" ps="1.75rem" color="fg.muted">
        {item.answer.map((paragraph) => (
          <AnswerText key={paragraph}>{paragraph}</AnswerText>
        ))}
        {item.code && (
          <pre tabIndex={0} role="region" aria-label={`Example: ${item.question}`}>
            <code>{item.code}</code>
          </pre>
        )}
      </Prose>
    </Item>
  );
}
