/**
 * Every color of the shop, once, as a light and a dark value with a meaning. Components name these and nothing else.
 * Text on its ground has a contrast of 4.5 and more in both themes (running text 7), edges of controls 3 and more.
 */
import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });
const both = (value: string) => ({ value: { base: value } });

const ink = '#10201E';
const paper = '#E9EFED';
const yellow = '#FFC629';
const redLight = '#B3231A';
const redDark = '#FF9C92';

export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('#F1F4F3', '#0B1211'),
    panel: pair('#FFFFFF', '#131C1B'),
    subtle: pair('#F7F9F8', '#0F1716'),
    muted: pair('#E6EBE9', '#1C2726'),
    emphasized: pair('#D6DEDB', '#283533'),
    inverted: pair(ink, paper),
    deep: pair('#062A2E', '#0A2326'),
    /** Hover on `deep`. */
    deepHover: pair('#12454A', '#123A3F'),
    footer: pair('#0B1A19', '#070D0C'),
    footerHover: both('#1B2E2C'),
    /** The paper that parts are photographed on: light in both themes. */
    picture: pair('#EEF0F2', '#D7DADC'),
    error: pair('#FCE9E7', '#371A18'),
    warning: pair('#FFF0CC', '#332707'),
    success: pair('#E2F3E8', '#14301F'),
    info: pair('#E4EFFA', '#142A43'),
    backdrop: both('rgba(6, 20, 20, 0.6)'),
  },
  fg: {
    DEFAULT: pair(ink, paper),
    muted: pair('#40504D', '#B7C3C0'),
    subtle: pair('#566562', '#93A19D'),
    inverted: pair('#FFFFFF', ink),
    link: pair('#0B5860', '#86D6DA'),
    onDeep: both('#F2F7F6'),
    onDeepMuted: both('#B9D0CF'),
    onFooterMuted: both('#B3C2C0'),
    /** Line drawings on `bg.picture`. */
    drawing: both('#3B5F60'),
    error: pair(redLight, redDark),
    warning: pair('#7A4B00', '#F5C25B'),
    success: pair('#17693A', '#7ED7A0'),
    info: pair('#1B5593', '#93C2F5'),
    star: pair('#B47A00', '#F5B83D'),
    onInvertedSuccess: pair('#7ED7A0', '#17693A'),
    onInvertedError: pair(redDark, redLight),
  },
  border: {
    DEFAULT: pair('#CAD3D0', '#2B3937'),
    muted: pair('#E6EBE9', '#1F2B29'),
    emphasized: pair('#71807C', '#71827E'),
    error: pair(redLight, redDark),
    onFooter: both('#3B4F4D'),
    /** The carousel's shaft and its empty hubs. */
    onDeep: both('#3C6266'),
    onDeepEmphasized: both('#8FB3B3'),
  },
  petrol: {
    solid: pair('#0E5A61', '#74CDD1'),
    solidHover: pair('#0A484E', '#92DBDE'),
    contrast: pair('#FFFFFF', '#04211F'),
    fg: pair('#0B5860', '#86D6DA'),
    subtle: pair('#EAF4F4', '#12292B'),
    muted: pair('#CFE5E5', '#173538'),
    emphasized: pair('#A5D0D1', '#1E464A'),
    border: pair('#3A878C', '#3F8F94'),
    focusRing: pair('#0B5860', yellow),
  },
  signal: {
    solid: both(yellow),
    solidHover: both('#FFD75E'),
    contrast: both(ink),
  },
  red: {
    solid: pair(redLight, redDark),
    solidHover: pair('#8F1A13', '#FFB5AD'),
    contrast: pair('#FFFFFF', '#2B0C09'),
  },
  /** The four rollers of the odometer: dark, and the last one light. */
  odometer: {
    roller: both('#08262A'),
    edge: both('#1B4A4F'),
    paper: both('#F4F7F6'),
    ink: both(ink),
  },
});
