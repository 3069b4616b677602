/**
 * The rows to write to each list: the rows with numbers from `first` to `last`. One row in `oneIn` waits for a
 * decision; the others are decided.
 */
export interface FillInput {
  first?: number
  last: number
  oneIn?: number
}

/** The domain of the email addresses of all invented people. */
export const inventedEmailDomain = 'lists.test'

const at = "timestamptz '2026-01-01' + n * interval '1 minute'"

/** Returns an SQL expression that picks one of the given texts by the number of the row. */
const pick = (...texts: readonly string[]): string =>
  `(array[${texts.map((text) => `'${text}'`).join(',')}])[n % ${texts.length} + 1]`

const firstName = pick('Ada', 'Grace', 'Alan', 'Olga', 'Kenji', 'Łukasz', 'Мария', 'Emil')
const site = pick('en', 'eu', 'mena', 'uk')
const email = `'person' || n || '@${inventedEmailDomain}'`
const person = `(select id from learner where email = ${email})`
const buyer = `jsonb_build_object('email', ${email}, 'firstName', ${firstName}, 'lastName', 'Number' || n, 'phone', '1', 'company', null, 'vatNumber', null)`

/**
 * Returns the SQL that inserts rows into a table. `columns` contains the SQL expression for each column of row `n`.
 */
const into = (table: string, numbers: string, columns: Readonly<Record<string, string>>): string =>
  `insert into ${table} (${Object.keys(columns).join(', ')})
   select ${Object.values(columns).join(', ')} from ${numbers}`

/**
 * An SQL expression for the names of the invented videos: half of them sort before the names of the demonstration's
 * videos, and half after them. Courses show only the demonstration's videos.
 */
const videoName = "case when n % 2 = 0 then 'bench-' || n else 'walk-' || n end"

const anyOf = (table: string): string =>
  `(select (array_agg(id order by id))[n % count(*)::int + 1] from ${table})`

/** Returns the SQL statements that fill every staff list with invented rows; referenced rows come first. */
export function createFillStatements({ first = 1, last, oneIn = 1 }: FillInput): string[] {
  const rows = `generate_series(${first}, ${last}) n`
  const either = (waiting: string, decided: string) =>
    `case when n % ${oneIn} = 0 then ${waiting} else ${decided} end`
  const decidedAt = either('null', at)
  return [
    'set session_replication_role = replica',
    into('learner', rows, {
      ...{ email, first_name: firstName, last_name: "'Number' || n", created_at: at },
    }),
    into('enrolment', rows, {
      ...{ learner_id: person, course_id: anyOf('course'), status: either("'notAudited'", "'audited'") },
      ...{ process: "'notStarted'", email_notification: "'notSubscribed'", created_at: at, changed_at: at },
    }),
    into('classroom_enrolment', rows, {
      ...{ learner_id: person, classroom_id: anyOf('classroom') },
      ...{ status: either("'pending'", "'enrolled'"), email_notification: "'notSubscribed'" },
      ...{ created_at: at, changed_at: at },
    }),
    into('certification_enrolment', rows, {
      ...{ learner_id: person, certification_id: anyOf('certification'), round: '1', progress: "'apply'" },
      ...{ child_status: "'registrationApproved'", email_notification: "'notSubscribed'" },
      ...{ begun_at: at, changed_at: at },
    }),
    into('certificate_application', rows, {
      enrolment_id: `(select min(id) from certification_enrolment where learner_id = ${person})`,
      ...{ state: either("'underReview'", "'approved'"), show_company: 'false' },
      ...{ applied_at: at, decided_at: decidedAt },
    }),
    into('name_request', rows, {
      ...{ learner_id: person, first_name: firstName, last_name: "'Renamed' || n" },
      ...{ source: pick('learner', 'provider'), state: either("'waiting'", "'approved'") },
      ...{ requested_at: at, decided_at: decidedAt },
    }),
    into('trainer_application', rows, {
      ...{ state: either("'underReview'", "'rejected'"), first_name: firstName, last_name: "'Number' || n" },
      ...{ email, phone: "'1'", country: pick('DE', 'PL', 'FR'), company: "'Company ' || n % 1000" },
      ...{ languages: "array['en']", subjects: "array['cctv']", experience: "repeat('Years. ', 40)" },
      ...{ site, language: "'en'", applied_at: at, decided_at: decidedAt },
    }),
    into('contact_request', rows, {
      ...{ name: `${firstName} || ' Number' || n`, email, message: "repeat('How? ', 60)", site },
      ...{ subject: pick('course', 'exam', 'certificate', 'payment'), language: pick('en', 'de', 'pl') },
      ...{ asked_at: at, settled_at: decidedAt },
    }),
    into('learner_order', rows, {
      ...{ seq_no: "'BENCH-' || n", merchant_transaction_id: "'bench' || n", learner_id: person },
      ...{ kind: "'certification'", relation_id: anyOf('certification'), pay_type: "'bankTransfer'" },
      ...{ state: either("'created'", "'paid'"), region: "'DE'", currency: pick('EUR', 'PLN') },
      ...{ fee: '20000', service_rate: '0', service_fee: '0', vat_rate: '1900', vat: '3800' },
      ...{ total: '20000 + n % 5000', goods: "'Video security associate'", buyer, billing: "'{}'::jsonb" },
      ...{ language: "'en'", site_id: '1', placed_at: at, lapses_at: at, changed_at: at },
    }),
    into('prepared_transfer', `${rows} where n % 25 = 0 and n <= 500`, {
      reference: "'BENCH-' || n",
      order_id: "(select id from learner_order where seq_no = 'BENCH-' || n)",
      ...{ amount: '20000', currency: "'EUR'", prepared_by: "'finance@demo.test'", at },
    }),
    into('payment_event', rows, {
      ...{ id: "'stripe:evt_bench' || n", kind: "'paid'", payment: "'pi_' || n", amount: '20000' },
      ...{ currency: "'EUR'", occurred_at: at, received_at: at, closed_at: decidedAt },
      ...{ outcome: "'review'", reason: pick('unknownOrder', 'otherAmount', 'paidTwice') },
    }),
    into('audit_entry', rows, {
      ...{ at, actor: pick('reviewer@demo.test', 'editor@demo.test'), act: pick('approve', 'publish') },
      // Only a few entries are about people or money, so that the entries that a role may read are rare among the
      // others.
      subject: `case when n % 20 = 0 then 'registration ' || n when n % 20 = 1 then 'order BENCH-' || n else 'course ' || n end`,
      detail: "'{}'::jsonb",
    }),
    into('mail', rows, {
      ...{ occasion: "'bench' || n", kind: pick('enrolled', 'orderPlaced'), learner_id: person },
      ...{ data: "'{}'::jsonb", state: either("'failed'", "'sent'"), due_at: at, queued_at: at },
    }),
    into('job', rows, {
      name: `case when n % 100 = 0 then 'webhook:' || n || ':1' else 'bench:' || n end`,
      ...{ state: "'failed'", due_at: at, queued_at: at },
    }),
    into('video', rows, { name: videoName, file: "'bench-' || n || '.mp4'", seconds: '60' }),
    into('video_still', `${rows} where n % 3 = 0`, { picture: "md5('bench' || n)", video: videoName }),
    into('video_text', `${rows} where n % 3 = 0`, {
      ...{ video: videoName, language: "'de'" },
      ...{ captions: "'bench-' || n || '.de.vtt'", transcript: "repeat('Words. ', 40)" },
    }),
    into('content_item', rows, {
      ...{
        family: "'news'",
        id: '100000 + n',
        key: '(100000 + n)::text',
        state: either("'draft'", "'published'"),
      },
      ...{
        edition: either('0', '1'),
        tenants: "array['main']",
        sites: "case when n % 3 = 0 then array['uk'] end",
      },
    }),
    into('content_listing', rows, {
      ...{ item: "'news ' || 100000 + n", family: "'news'", id: '100000 + n', title: "'bench-' || n" },
      languages: `case when n % 4 = 0 then '{"pl": {"missing": 2, "outdated": 1}}' else '{"pl": {"missing": 0, "outdated": 0}}' end::jsonb`,
      ...{ editor: "'ada@demo.test'", changed_at: at, edition: either('0', '1') },
    }),
    into('picture', rows, {
      ...{ name: "md5('bench' || n)", width: '1600', height: '900', bytes: '180000' },
      ...{ editor: "'ada@demo.test'", file_name: "'bench-' || n || '.jpg'", stored_at: at },
    }),
    into('picture_use', `${rows} where n % 2 = 0`, {
      ...{ picture: "md5('bench' || n)", item: "'news ' || 100000 + n" },
    }),
    into('scheduled_withdrawal', rows, {
      ...{ family: "'news'", id: '100000 + n', editor: "'ada@demo.test'", at },
    }),
    into('webhook_event', rows, {
      message: "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid",
      ...{ type: "'learner.enrolled'", body: "'{}'", at },
    }),
    'set session_replication_role = default',
    'analyze',
  ]
}
