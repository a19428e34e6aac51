import { opens, reads, type Walk } from './state.js';

export const signInLink: Walk = {
  title: 'Logging in without a password',
  as: 'visitor',
  states: [
    {
      name: 'link-sent',
      whole: true,
      async show(scene) {
        await opens(scene, '/login?from=%2Fcheckout');
        await scene.shopper.types('Email', 'gallery@example.com');
        await scene.shopper.presses('Send me a link');
        await scene.shopper.sees('A link is on its way to gallery@example.com.');
      },
    },
    {
      name: 'link-over',
      whole: true,
      show: reads('/login/link?mode=signIn&oobCode=used&apiKey=demo', /^This link was used already/),
    },
    {
      name: 'link-opened-elsewhere',
      whole: true,
      async show(scene) {
        await scene.page.evaluate(() => {
          localStorage.removeItem('axle:asked-link');
        });
        await opens(scene, '/login/link?mode=signIn&oobCode=used&apiKey=demo');
        await scene.shopper.sees(/^This browser did not ask for the link/);
      },
    },
    {
      name: 'link-unanswered',
      whole: true,
      async show({ page, shopper }) {
        await page.route('**/accounts:signInWithEmailLink*', (route) => route.abort());
        await shopper.types('Email', 'gallery@example.com');
        await shopper.presses('Log in');
        await shopper.sees('You are not logged in yet.');
      },
    },
  ],
};
