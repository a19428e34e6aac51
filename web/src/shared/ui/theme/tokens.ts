/** Sizes, type and motion. Only the steps that the design uses exist: a missing one is a question, not an oversight. */
import { defineTokens } from '@chakra-ui/react/styled-system';

const rem = (value: number) => ({ value: `${value}rem` });
const px4 = (step: number) => rem(step * 0.25);

const spacing = {
  0: { value: '0' },
  0.5: px4(0.5),
  1: px4(1),
  1.5: px4(1.5),
  2: px4(2),
  2.5: px4(2.5),
  3: px4(3),
  3.5: px4(3.5),
  4: px4(4),
  5: px4(5),
  6: px4(6),
  8: px4(8),
  10: px4(10),
  12: px4(12),
  16: px4(16),
  18: px4(18),
};

export const tokens = defineTokens({
  fonts: {
    heading: {
      value:
        "'Axle Display', 'Axle Display Fallback', 'Axle Display Fallback Android', 'Axle Display Fallback Linux', 'Arial Black', Arial, sans-serif",
    },
    body: {
      value:
        "'Barlow', 'Barlow Fallback', 'Barlow Fallback Android', 'Barlow Fallback Linux', Arial, 'Helvetica Neue', sans-serif",
    },
    mono: { value: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace" },
  },
  fontSizes: {
    xs: rem(0.8125),
    plate: rem(0.875),
    sm: rem(0.9375),
    base: rem(1),
    md: rem(1.0625),
    card: rem(1.125),
    lg: rem(1.1875),
    xl: rem(1.3125),
    '2xl': rem(1.75),
    '3xl': rem(2.25),
  },
  fontWeights: {
    normal: { value: '400' },
    semibold: { value: '600' },
    bold: { value: '700' },
    heavy: { value: '800' },
  },
  lineHeights: {
    tight: { value: '1.04' },
    snug: { value: '1.2' },
    cell: { value: '1.35' },
    body: { value: '1.5' },
    prose: { value: '1.62' },
  },
  letterSpacings: {
    display: { value: '-0.022em' },
    heading: { value: '-0.012em' },
    plate: { value: '0.02em' },
  },
  radii: {
    mark: { value: '2px' },
    control: { value: '4px' },
    card: { value: '6px' },
    modal: { value: '10px' },
    full: { value: '9999px' },
  },
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    controlSm: rem(2.25),
    control: rem(2.75),
    controlLg: rem(3.25),
    page: rem(82),
    prose: rem(42),
    form: rem(27.5),
    modal: rem(28),
    modalWide: rem(46),
    sidebar: rem(16.5),
    header: rem(4.5),
    headerSm: rem(3.75),
    /** The window below sandbox strip and header: pages that fill in later start with it, so that no footer jumps. */
    belowHeader: { value: 'calc(100dvh - 6.75rem)' },
  },
  durations: {
    fast: { value: '120ms' },
    base: { value: '200ms' },
    slow: { value: '320ms' },
    marquee: { value: '20s' },
  },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
  zIndex: {
    sticky: { value: 10 },
    header: { value: 20 },
    /** Below what was opened on purpose: a message must not lie on a menu's last row. */
    toast: { value: 40 },
    modal: { value: 50 },
    skip: { value: 70 },
  },
});
