import { readFile } from 'node:fs/promises';
import { mayInTeam, roleNames, teamPermissions, teamPolicies, teamRoles } from '@letfair/domain/agencies/teams/roles';
import { expect, test } from 'vitest';

test('the documentation shows the policy table', async () => {
  const document = await readFile(new URL('../../../../../docs/product/agencies/teams.md', import.meta.url), 'utf8');
  const head = `| May … | ${teamRoles.map((role) => roleNames[role]).join(' | ')} |`;
  const rows = teamPermissions.map((permission) => {
    const cells = teamRoles.map((role) => (mayInTeam(role, permission) ? 'yes' : '–'));
    return `| ${teamPolicies[permission].may} (\`${permission}\`) | ${cells.join(' | ')} |`;
  });
  expect(document).toContain([head, '|---|---|---|---|---|', ...rows].join('\n'));
});
