import { opens, type Walk } from './state.js';

export const messages: Walk = {
  title: 'What people wrote, and what is answered',
  as: 'admin',
  states: [
    {
      name: 'message-opened',
      whole: true,
      async show(scene) {
        await scene.page.request.post('/graphql', {
          data: {
            query: 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }',
            variables: {
              input: {
                name: 'Lena Brandt',
                email: 'lena@example.com',
                message: 'Do you have this disc in 330 mm?\nMy car is a 2016 estate.',
              },
            },
          },
        });
        await opens(scene, '/dashboard/messages');
        await scene.page
          .getByRole('button', { name: /^Details of the message of Lena Brandt/ })
          .first()
          .click();
        await scene.page.getByRole('textbox', { name: 'Answer' }).waitFor();
      },
    },
    {
      name: 'message-answered',
      whole: true,
      async show(scene) {
        await scene.page
          .getByRole('textbox', { name: 'Answer' })
          .fill('We do: AX2048-330.\nIt fits your car.');
        await scene.page.getByRole('button', { name: 'Send the answer' }).click();
        await scene.page.getByText('Your answer is on its way').waitFor();
        await opens(scene, '/dashboard/messages?state=answered');
        await scene.page
          .getByRole('button', { name: /^Details of the message of Lena Brandt/ })
          .first()
          .click();
        await scene.page.getByText('It fits your car.').waitFor();
      },
    },
  ],
};
