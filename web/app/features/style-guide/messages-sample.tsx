import { Inbox } from 'lucide-react';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast-store.ts';

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
