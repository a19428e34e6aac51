import { chakra } from '#shared/ui/chakra';
import { useRef, type TouchEvent } from 'react';
import { preload } from 'react-dom';
import { counted } from '#shared/format/count';
import { paths } from '#shop-kit/paths';
import { ButtonLink } from '#shared/ui/button-link';
import { PageHeading } from '#shared/ui/page-heading';
import { HeroControls } from './hero-controls';
import { HeroPicture } from './hero-picture';
import { heroSlides, slideSizes, slideSources } from './hero-slides';
import { useSlideshow } from './use-slideshow';

const swipePixels = 40;

const Grid = chakra('div', {
  base: {
    display: 'grid',
    // The text begins where the page does, the picture ends where the window does.
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: '22rem minmax(0, 1fr)',
      xl: 'max(0px, (100% - {sizes.page}) / 2) 26.5rem minmax(0, 1fr)',
    },
    minHeight: { lg: '27rem', xl: 'clamp(31.5rem, 26vw, 40rem)' },
  },
});

const HeroText = chakra('div', {
  base: {
    display: { base: 'flex', md: 'grid', lg: 'flex' },
    flexDirection: 'column',
    gridColumn: { xl: '2' },
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '4', lg: '1.125rem' },
    columnGap: '8',
    px: { base: '4', md: '8' },
    pt: { base: '8', lg: '10', xl: '3.25rem' },
    pb: { base: '6', md: '8', lg: '6', xl: '1.75rem' },
  },
});

interface HeroProps {
  /** Number of parts of the shop; undefined while that is being fetched. Zero is not shown. */
  partCount: number | undefined;
}

/** The first screen: the tagline and the link into the shop stay, the pictures change. */
export function Hero({ partCount }: HeroProps) {
  const show = useSlideshow(heroSlides.length);
  const touchStart = useRef(0);
  preload('/pictures/carousel/1-1440.avif', {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: slideSources(1, 'avif'),
    imageSizes: slideSizes,
  });

  function endSwipe(event: TouchEvent) {
    const traveled = (event.changedTouches[0]?.clientX ?? touchStart.current) - touchStart.current;
    if (Math.abs(traveled) > swipePixels) show.go(traveled < 0 ? 1 : -1);
  }

  return (
    <chakra.section
      bg="bg.deep"
      color="fg.onDeep"
      data-ground="deep"
      aria-roledescription="carousel"
      aria-label="Featured photos"
      onMouseEnter={() => show.hold(true)}
      onMouseLeave={() => show.hold(false)}
      onFocus={() => show.hold(true)}
      onBlur={() => show.hold(false)}
      onTouchStart={(event) => {
        touchStart.current = event.changedTouches[0]?.clientX ?? 0;
      }}
      onTouchEnd={endSwipe}
    >
      <Grid>
        <HeroText>
          <PageHeading
            textStyle="display"
            fontSize={{ lg: '2.625rem', xl: '3.25rem' }}
            maxW={{ base: '11ch', md: 'none', lg: '11ch' }}
            gridRow={{ md: '1 / 3' }}
            textWrap="initial"
          >
            The World's Best Auto Parts
          </PageHeading>
          <chakra.p color="fg.onDeepMuted" fontSize="card" maxW="34ch" minHeight="2lh">
            {!partCount
              ? 'Parts with clear prices and live stock.'
              : `${counted(partCount, 'part')}, with clear prices and live stock.`}
          </chakra.p>
          <p>
            <ButtonLink variant="signal" size="lg" to={paths.catalogue.to()}>
              See All Parts
            </ButtonLink>
          </p>
          <chakra.div gridColumn={{ md: '1 / -1' }} mt="auto" display="grid">
            <HeroControls
              count={heroSlides.length}
              current={show.current}
              playing={show.playing}
              onShow={show.show}
              onGo={show.go}
              onToggle={show.toggle}
            />
          </chakra.div>
        </HeroText>
        <HeroPicture current={show.current} mounted={show.mounted} announce={!show.playing} />
      </Grid>
    </chakra.section>
  );
}
