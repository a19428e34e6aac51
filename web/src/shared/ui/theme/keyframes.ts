/** Only transform and opacity move. */
import { defineKeyframes } from '@chakra-ui/react/styled-system';

export const keyframes = defineKeyframes({
  marquee: { to: { transform: 'translateX(-100%)' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  vanish: { from: { opacity: '1' }, to: { opacity: '0' } },
  fromTop: { from: { transform: 'translateY(-100%)' } },
  toTop: { to: { transform: 'translateY(-100%)' } },
  fromLeft: { from: { transform: 'translateX(-100%)' } },
  toLeft: { to: { transform: 'translateX(-100%)' } },
  fromBottom: { from: { transform: 'translateY(100%)' } },
  toBottom: { to: { transform: 'translateY(100%)' } },
  rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
});
