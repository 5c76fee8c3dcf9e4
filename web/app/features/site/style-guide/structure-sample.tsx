import { Eye, Heart, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatCard, StatGrid } from '../../../ui/layout/stat-card.tsx';
import { Cell, Row, Table } from '../../../ui/layout/table.tsx';
import { TabList, TabPanel } from '../../../ui/layout/tabs.tsx';

const tabs = [
  { value: 'one', label: 'Property Info' },
  { value: 'two', label: 'Financial (Part A)' },
] as const;

export function StructureSample() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('one');
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatGrid count={3}>
        <StatCard label="Views" value={1_248} icon={Eye} />
        <StatCard label="Saves" value={0} icon={Heart} to="/dev/style" />
        <StatCard label="Loading" value={undefined} icon={MessageSquare} />
      </StatGrid>
      <Card>
        <div className="flex items-center gap-4">
          <Avatar names={['Maya', 'Osei']} />
          <p>A card holds one thing.</p>
        </div>
      </Card>
      <div className="grid gap-4">
        <TabList id="style" label="Sample" tabs={tabs} selected={tab} onSelect={setTab} />
        <TabPanel id="style" value={tab}>
          {tab === 'one' ? 'The first panel.' : 'The second panel.'}
        </TabPanel>
      </div>
      <Table caption="Sample" columns={['Home', 'State']}>
        <Row>
          <Cell>Two rooms by the canal</Cell>
          <Cell>
            <Badge tone="good">Live</Badge>
          </Cell>
        </Row>
        <Row>
          <Cell>A house in Hull</Cell>
          <Cell>
            <Badge>Paused</Badge>
          </Cell>
        </Row>
      </Table>
    </div>
  );
}
