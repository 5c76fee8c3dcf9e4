import type { openPool } from '../../../api/src/index.ts';

export const firstNames =
  'Oliver George Amelia Olivia Muhammad Noah Isla Ava Harry Jack Leo Freya Lily Mia Ivy Arthur Oscar Charlie Jacob Thomas Grace Sophie Emily Evie Poppy William James Henry Ethan Zoe Chloe Alfie Priya Aisha Wei Kwame Niamh Siobhan Rhys Angharad Callum Eilidh Hamish Zara Yusuf Ines Mateusz Agnieszka Tomasz Chidi Ngozi Xavier Quentin Beatrix Dafydd Ursula Viktor Wilhelmina Zainab Örjan'.split(
    ' ',
  );
export const lastNames =
  'Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts Green Hall Thomas Clarke Jackson Wood Harris Edwards Turner Martin Cooper Hill Ward Hughes Moore Clark King Harrison Lewis Baker Lee Allen Morris Khan Scott Watson Davis Parker Bennett Young Phillips Richardson Mitchell Bailey Carter Cook Singh Shaw Bell Collins Morgan Kelly Begum Miller Cox Hussain Marshall Simpson Price Anderson Adams Wilkinson Foster Ellis Murphy Chapman Mason Gray Richards Webb Rogers Hunt Mills Holmes Palmer Matthews Gibson Fisher Barnes Knight Lloyd Butler Russell Fletcher Stevens Jenkins Murray Dixon Harvey Okafor Nguyễn Zieliński'.split(
    ' ',
  );
const domains = 'gmail gmail gmail outlook outlook icloud yahoo hotmail btinternet lettings'.split(' ');

/** The same people each time, with names distributed as unevenly as real ones. */
export async function generatePeople(pool: ReturnType<typeof openPool>, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select setseed(0.42)');
    await client.query(
      `with person as (
         select n, $2::text[] as f, $3::text[] as l, $4::text[] as d,
           random() as f_at, random() as l_at, random() as d_at, random() as kind, random() as fate
         from generate_series(1, $1::int) as n
       ), named as (
         select n, kind, fate, f[1 + floor(power(f_at, 1.2) * cardinality(f))::int] as first,
           l[1 + floor(power(l_at, 1.2) * cardinality(l))::int] as last,
           d[1 + floor(d_at * cardinality(d))::int] as domain
         from person
       ), addressed as (select *, lower(first || '.' || last || n || '@' || domain || '.example') as email from named)
       insert into account (id, email, email_key, password_hash, first_name, last_name, phone, user_type,
         verified_at, suspended_at, created_at)
       select (lpad(to_hex(1760000000000 + n * 100000::bigint), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
         email, email, repeat('x', 97), first, last, '07700 900123',
         case when kind < 0.7 then 'tenant' when kind < 0.93 then 'landlord' else 'agent' end,
         case when fate < 0.9 then now() end, case when fate < 0.01 then now() end,
         to_timestamp((1760000000000 + n * 100000::bigint) / 1000.0)
       from addressed`,
      [count, firstNames, lastNames, domains],
    );
    await client.query('vacuum analyze account');
  } finally {
    client.release();
  }
}
