/** What the page of a case shows, in statements that someone could send from the command line in one go. */
export function fullCaseByHand(partnerId: string, caseId: string): string {
  const of = `partner_id = '${partnerId}' and case_id = '${caseId}'`;
  const withPerson = (table: string, column: string) => `
    select ${table}.*, person.name, person.email from ${table}
    left join users as person on person.partner_id = ${table}.partner_id and person.id = ${table}.${column}
    where ${table}.partner_id = '${partnerId}' and ${table}.case_id = '${caseId}'`;
  return [
    `select cases.*, party.name, party.email, account.name, account.email from cases
       join parties as party on party.partner_id = cases.partner_id and party.id = cases.party_id
       left join users as account on account.partner_id = cases.partner_id and account.id = party.owner_id
     where cases.partner_id = '${partnerId}' and cases.id = '${caseId}'`,
    `select users.id, name, email, role from staff
       join users on users.partner_id = staff.partner_id and users.id = staff.user_id
     where staff.partner_id = '${partnerId}'`,
    withPerson('applications', 'submitter_id'),
    `select * from application_facts where ${of}`,
    `select documents.* from submitted_documents
       join documents on documents.partner_id = submitted_documents.partner_id and documents.id = document_id
     where submitted_documents.partner_id = '${partnerId}' and case_id = '${caseId}' order by submitted_documents.submitted_at`,
    `${withPerson('workflow_events', 'user_id')} order by workflow_events.created_at desc limit 500`,
    `select * from notifications where ${of} order by created_at desc`,
    withPerson('case_notes', 'author_id'),
    `select other.* from cases
       join cases as other on other.partner_id = cases.partner_id and other.party_id = cases.party_id
     where cases.partner_id = '${partnerId}' and cases.id = '${caseId}'`,
    `select * from programs where partner_id = '${partnerId}'`,
    `select * from checklist_ticks where ${of}`,
    `select * from duplicate_findings where ${of}`,
  ].join(';\n');
}
