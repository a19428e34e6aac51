import Plus from 'virtual:lucide/plus';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Frame, Row, SubLine, Table } from '#shared/data-table/data-table.styles';
import { useEditedRow } from '#shared/data-table/use-edited-row';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import { categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { type JobEditor_JobFragment, useJobEditorQuery } from './admin-jobs.generated';
import { JobForm } from './job-form';
import { noJob, valuesOf, type JobValues } from './job-values';
import { useJobChanges } from './use-job-changes';

// No key has a space in it.
const adding = 'a new job';

/** All jobs: listed, added, changed and removed, one at a time. */
export function AdminJobs() {
  const { data, error, refetch } = useJobEditorQuery({ fetchPolicy: 'cache-and-network' });
  const { saveJob, removeJob, busy } = useJobChanges();
  const { editing, edit, leave, discardChanges, thenLeave } = useEditedRow(refetch);
  const [removing, setRemoving] = useState<JobEditor_JobFragment | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const jobs = data?.jobs;

  async function remove(job: JobEditor_JobFragment) {
    const refused = await removeJob(job);
    setRefusal(refused);
    if (refused !== undefined) return;
    setRemoving(null);
    leave(adding);
  }

  if (!jobs && error) return <ErrorBlock title="We couldn't load the jobs." onRetry={() => void refetch()} />;
  if (!jobs) return <Skeleton height="24rem" borderRadius="card" aria-label="Loading the jobs" />;
  const keys = jobs.map(({ key }) => key);
  return (
    <>
      {editing !== adding && (
        <Button
          id={`edit-${adding}`}
          variant="outline"
          justifySelf="start"
          disabled={editing !== null}
          icon={<Plus size={20} />}
          onClick={() => edit(adding)}
        >
          Add a job
        </Button>
      )}
      {editing === adding && (
        <Frame p="4">
          <JobForm
            label="A new job"
            initialValues={noJob(jobs)}
            taken={keys}
            onSave={(values) => thenLeave(saveJob(null, values))}
            onCancel={discardChanges}
          />
        </Frame>
      )}
      {jobs.length === 0 && (
        <EmptyBlock title="No jobs yet." reason="A job lists the parts needed for a repair or service." />
      )}
      {jobs.length > 0 && (
        <Frame>
          <Table>
            <chakra.caption srOnly>Jobs</chakra.caption>
            <thead>
              <tr>
                <th scope="col">Job</th>
                <th scope="col">Category</th>
                <th scope="col">Parts</th>
                <th scope="col">
                  <chakra.span srOnly>Edit</chakra.span>
                </th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) =>
                editing === job.key ? (
                  <EditedRow key={job.key}>
                    <OpenedJob
                      job={job}
                      taken={keys.filter((key) => key !== job.key)}
                      onSave={(opened, values) => thenLeave(saveJob(opened, values))}
                      onCancel={discardChanges}
                      onRemove={(opened) => {
                        setRefusal(undefined);
                        setRemoving(opened);
                      }}
                    />
                  </EditedRow>
                ) : (
                  <JobRow key={job.key} job={job} locked={editing !== null} onEdit={() => edit(job.key)} />
                ),
              )}
            </tbody>
          </Table>
        </Frame>
      )}
      {removing && (
        <ConfirmDialog
          open
          question="Are you sure you want to remove this job?"
          busy={busy}
          onNo={() => setRemoving(null)}
          onYes={() => void remove(removing)}
        >
          {removing.title}
          {refusal && (
            <chakra.span display="block" role="alert" color="fg.error" fontWeight="semibold" mt="2">
              {refusal}
            </chakra.span>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

interface OpenedJobProps extends Pick<ComponentProps<typeof JobForm>, 'onCancel' | 'taken'> {
  job: JobEditor_JobFragment;
  onSave: (opened: JobEditor_JobFragment, values: JobValues) => Promise<string | undefined>;
  onRemove: (opened: JobEditor_JobFragment) => void;
}

/** A job as it was when opened: another admin's changes are not mixed into the edited slots. */
function OpenedJob({ job, onSave, onRemove, ...form }: OpenedJobProps) {
  const [opened] = useState(job);
  return (
    <JobForm
      {...form}
      label={opened.title}
      initialValues={valuesOf(opened)}
      onSave={(values) => onSave(opened, values)}
      onRemove={() => onRemove(opened)}
    />
  );
}

function EditedRow({ children }: { children: ReactNode }) {
  return (
    <Row bg="petrol.subtle">
      <chakra.td colSpan={4} py="4 !important">
        {children}
      </chakra.td>
    </Row>
  );
}

interface JobRowProps {
  job: JobEditor_JobFragment;
  /** Set while another is edited. */
  locked: boolean;
  onEdit: () => void;
}

function JobRow({ job: { key, title, category, slots }, locked, onEdit }: JobRowProps) {
  const needed = slots.filter(({ required }) => required).length;
  return (
    <Row data-row={key} gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'unset' }}>
      <chakra.th scope="row" fontWeight="semibold">
        <TextLink to={paths.job.to(key)}>{title}</TextLink>
        <SubLine>{slots.map(({ title: slot }) => slot).join(' · ')}</SubLine>
      </chakra.th>
      <chakra.td gridColumn={{ base: '1', md: 'auto' }}>{category && categoryOf(category).label}</chakra.td>
      <chakra.td gridColumn={{ base: '1', md: 'auto' }} textStyle="number">
        {slots.length === 1 ? '1 part' : `${slots.length} parts`}, {needed} required
      </chakra.td>
      <chakra.td textAlign="end" gridColumn={{ base: '2', md: 'auto' }} gridRow={{ base: '1', md: 'auto' }}>
        <Button
          id={`edit-${key}`}
          variant="outline"
          size="sm"
          disabled={locked}
          aria-label={`Edit ${title}`}
          onClick={onEdit}
        >
          Edit
        </Button>
      </chakra.td>
    </Row>
  );
}
