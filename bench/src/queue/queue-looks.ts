import { getQueueViewRule, type QueueView, queueViews } from '@handrail/engine/cases';

export interface Look {
  readonly what: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The same rows, asked by hand. */
  readonly sql: string;
}

interface Place {
  readonly partnerId: string;
  readonly userId: string;
  readonly programId: string;
  /** How many cases come before the far page, and the last of them. */
  readonly far: { readonly count: number; readonly dueOn: string; readonly id: string };
}

const isShown = `cases.status <> 'Archived'`;

/** What staff look at, and the best statement that someone could write for the same rows and columns. */
export function listLooks({ partnerId, userId, programId, far }: Place): Look[] {
  const byHand = (where: string, order = 'due_on, id', limit = 51) => `
    with page as (
      select * from cases where cases.partner_id = '${partnerId}' and ${where} order by ${order} limit ${limit}
    )
    select page.id, page.display_id, page.program_id, page.status, page.created_at, page.submitted_at,
      facts.applicant_name, page.requested_amount_cents, facts.requested_amount_cents as asked, page.due_on,
      page.assignee_id, assignee.name as assignee_name,
      (select count(*) from case_messages as message
       where message.partner_id = '${partnerId}' and message.case_id = page.id and read_at is null
         and not is_from_staff) as unread
    from page
    left join lateral (
      select * from application_facts as fact where fact.partner_id = '${partnerId}' and fact.case_id = page.id
      order by projected_at desc limit 1) as facts on true
    left join users as assignee on assignee.partner_id = '${partnerId}' and assignee.id = page.assignee_id
    order by ${order.replaceAll(/\b(due_on|id|sort_name|sort_amount_cents|program_id|submitted_at)\b/g, 'page.$1')}`;
  const hasWord = (word: string) => `cases.id in (select case_id from case_search_words
    where partner_id = '${partnerId}' and word >= '${word}' and word < '${word}~')`;
  const sorted = (sort: string, descending: boolean, order: string): Look => ({
    what: `all by ${sort}${descending ? ', descending' : ''}`,
    variables: { view: 'all', sort, descending },
    sql: byHand(isShown, order),
  });
  const review = ruleOf('review', userId);
  const after = Buffer.from(JSON.stringify(['due', far.dueOn, far.id, null])).toString('base64url');
  return [
    ...queueViews.map((view) => ({
      what: `first page of ${view}`,
      variables: { view },
      sql: byHand(ruleOf(view, userId)),
    })),
    {
      what: `page after ${far.count.toLocaleString('en-US')} cases`,
      variables: { view: 'all', after },
      sql: byHand(`${isShown} and (due_on, id) > ('${far.dueOn}', '${far.id}')`),
    },
    {
      what: 'a status and a program',
      variables: { view: 'all', status: 'Denied', programId },
      sql: byHand(`cases.status = 'Denied' and cases.program_id = '${programId}'`),
    },
    {
      what: 'a view, a program and a sort',
      variables: { view: 'review', programId, sort: 'amount', descending: true },
      sql: byHand(`${review} and cases.program_id = '${programId}'`, 'sort_amount_cents desc, id desc'),
    },
    {
      what: 'a search for a name',
      variables: { view: 'all', find: 'garcia12' },
      sql: byHand(`${isShown} and ${hasWord('garcia12')}`),
    },
    {
      what: 'a search for a first name that thousands have',
      variables: { view: 'all', find: 'maria' },
      sql: byHand(`${isShown} and ${hasWord('maria')}`),
    },
    {
      what: 'a search for two names within a status',
      variables: { view: 'all', status: 'Denied', find: 'maria garcia5' },
      sql: byHand(`cases.status = 'Denied' and ${hasWord('maria')} and ${hasWord('garcia5')}`),
    },
    {
      what: 'a search for a display id',
      variables: { view: 'all', find: 'C12345' },
      sql: byHand(`${isShown} and ${hasWord('c12345')}`),
    },
    sorted('due', true, 'due_on desc, id desc'),
    sorted('submitted', false, `coalesce(submitted_at, 'infinity'), id`),
    sorted('submitted', true, `coalesce(submitted_at, 'infinity') desc, id desc`),
    sorted('applicant', false, 'sort_name, id'),
    sorted('applicant', true, 'sort_name desc, id desc'),
    sorted('amount', true, 'sort_amount_cents desc, id desc'),
    sorted('program', false, 'program_id, due_on, id'),
    { ...sorted('status', false, ''), sql: byHand(`cases.status = 'Incomplete'`) },
    {
      what: 'review by applicant',
      variables: { view: 'review', sort: 'applicant' },
      sql: byHand(review, 'sort_name, id'),
    },
  ];
}

function ruleOf(view: QueueView, userId: string): string {
  const { statuses, of } = getQueueViewRule(view);
  const isOne = statuses ? `cases.status in (${statuses.map((each) => `'${each}'`).join()})` : isShown;
  if (of === 'me') return `${isOne} and cases.assignee_id = '${userId}'`;
  if (of === 'nobody') return `${isOne} and cases.assignee_id is null`;
  return of === undefined
    ? isOne
    : `${isOne} and (cases.assignee_id is null or cases.assignee_id = '${userId}')`;
}
