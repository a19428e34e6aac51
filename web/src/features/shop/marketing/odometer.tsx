import { chakra } from '#shared/ui/chakra';
import { useRef } from 'react';
import { Section, Wrap } from '#shared/ui/wrap';
import { useCountUp } from './use-count-up';

// The specified figures.
const figures = [
  { label: 'Countries', value: 59, unit: '' },
  { label: 'Products Delivered', value: 10, unit: 'M+' },
  { label: 'Happy Clients', value: 175, unit: '' },
  { label: 'Feedbacks', value: 450, unit: '+' },
];

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, auto)' },
    justifyContent: { lg: 'space-between' },
    gap: '8',
    columnGap: '4',
  },
});

const Rollers = chakra('dd', {
  base: {
    display: 'inline-flex',
    gap: '0.5',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 3rem)',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Roller = chakra('span', {
  base: {
    width: '1.2em',
    pt: '0.32em',
    pb: '0.3em',
    textAlign: 'center',
    borderRadius: 'mark',
    bg: 'odometer.roller',
    boxShadow: 'inset 0 0 0 1px {colors.odometer.edge}',
    '&:last-child': { bg: 'odometer.paper', color: 'odometer.ink', boxShadow: 'none' },
  },
});

function Figure({ label, value, unit, share }: (typeof figures)[number] & { share: number }) {
  const width = String(value).length;
  const shown = `${String(Math.round(value * share)).padStart(width, '0')}${unit}`;
  return (
    <chakra.div display="flex" flexDirection="column-reverse" gap="3">
      <chakra.dt color="fg.onDeepMuted" fontWeight="semibold">
        {label}
      </chakra.dt>
      <Rollers>
        <chakra.span srOnly>{`${value}${unit}`}</chakra.span>
        {Array.from(shown, (character, index) => (
          <Roller key={index} aria-hidden>
            {character}
          </Roller>
        ))}
      </Rollers>
    </chakra.div>
  );
}

/** The shop in four figures. They count up once, over a second, when they come into view; the page holds their end values. */
export function Odometer() {
  const figuresElement = useRef<HTMLDListElement>(null);
  const share = useCountUp(figuresElement);
  return (
    <Section ground="deep" py={{ base: '10', lg: '12' }} data-ground="deep" aria-label="Axle in numbers">
      <Wrap>
        <Figures ref={figuresElement}>
          {figures.map((figure) => (
            <Figure key={figure.label} {...figure} share={share} />
          ))}
        </Figures>
      </Wrap>
    </Section>
  );
}
