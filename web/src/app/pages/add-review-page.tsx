import { AddReview } from '#features/catalogue/reviews/add-review';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage title="Add Review" description="Share your experience with the shop and its parts.">
      <AddReview />
    </DashboardPage>
  );
}
