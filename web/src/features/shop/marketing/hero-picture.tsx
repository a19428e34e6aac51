import { chakra } from '#shared/ui/chakra';
import ChevronRight from 'virtual:lucide/chevron-right';
import { Link } from 'react-router-dom';
import { heroSlides, slideSizes, slideSources, type HeroSlide } from './hero-slides';

const Stage = chakra('div', {
  base: {
    position: 'relative',
    order: { base: -1, lg: 0 },
    aspectRatio: { base: '16 / 10', md: '2.1', lg: 'auto' },
    bg: 'bg.deep',
    overflow: 'hidden',
  },
});

const Slide = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    transition: 'opacity {durations.slow} {easings.out}, visibility {durations.slow}',
    '&[aria-hidden=true]': { opacity: 0, visibility: 'hidden' },
    '& img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  },
});

const captionPlate = {
  position: 'absolute',
  left: '4',
  bottom: '4',
  alignItems: 'center',
  gap: '2',
  py: '2',
  px: '3',
  bg: 'bg.deep',
  color: 'fg.onDeep',
  fontWeight: 'semibold',
  fontSize: 'sm',
  borderRadius: 'control',
} as const;

const CaptionLink = chakra(Link, {
  base: { ...captionPlate, display: { base: 'none', lg: 'inline-flex' }, _hover: { bg: 'bg.deepHover' } },
});

const Caption = chakra('span', { base: { ...captionPlate, display: { base: 'inline-flex', lg: 'none' } } });

function Picture({ slide, first }: { slide: HeroSlide; first: boolean }) {
  return (
    <picture>
      <source type="image/avif" srcSet={slideSources(slide.picture, 'avif')} sizes={slideSizes} />
      <img
        src={`/pictures/carousel/${slide.picture}-1440.webp`}
        srcSet={slideSources(slide.picture, 'webp')}
        sizes={slideSizes}
        width={1440}
        height={684}
        alt={slide.alt}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  );
}

interface HeroPictureProps {
  current: number;
  mounted: ReadonlySet<number>;
  /** Announces a change that the user made, never one that the clock made. */
  announce: boolean;
}

/** The pictures on top of each other; only the current one is visible, read and reachable by keyboard. */
export function HeroPicture({ current, mounted, announce }: HeroPictureProps) {
  return (
    <Stage aria-live={announce ? 'polite' : 'off'}>
      {heroSlides.map(
        (slide, index) =>
          mounted.has(index) && (
            <Slide
              key={slide.picture}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${heroSlides.length}`}
              aria-hidden={index !== current}
            >
              <Picture slide={slide} first={index === 0} />
              <CaptionLink to={slide.to}>
                {slide.caption}
                <ChevronRight size={16} />
              </CaptionLink>
              <Caption>{slide.caption}</Caption>
            </Slide>
          ),
      )}
    </Stage>
  );
}
