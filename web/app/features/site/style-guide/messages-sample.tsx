import { Inbox } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';

export const MessagesSample = () => (
  <div className="grid grid-cols-1 gap-5">
    <Alert>Something was refused, and this says why.</Alert>
    <Alert tone="good">Something worked that a person has to know of.</Alert>
    <Note>Something to bear in mind.</Note>
    <div className="flex flex-wrap gap-3">
      <Badge>Neutral</Badge>
      <Badge tone="good">Good</Badge>
      <Badge tone="warm">Warm</Badge>
      <Badge tone="harm">Harm</Badge>
    </div>
    <div>
      <Button onClick={() => toast({ title: 'Draft Saved', description: 'Your progress has been saved.' })}>
        Show a toast
      </Button>
    </div>
    <LoadFailure what="your messages" onRetry={() => undefined} />
    <EmptyState icon={Inbox} title="Nothing here yet" level="h3" actions={<Button variant="accent">Begin</Button>}>
      What will be here, and how it gets here.
    </EmptyState>
  </div>
);
