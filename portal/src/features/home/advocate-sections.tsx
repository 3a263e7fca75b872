import { Banner, Button, SelectField, TextField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { useText, type Say } from '../../shared/context/use-text.ts';
import styles from './advocate-sections.module.css';
import { ApplicationTable } from './application-table.tsx';
import type { HomeItem } from './home-item.ts';
import { HomeSections } from './home-sections.tsx';
import type { MoreApplications } from './use-more-applications.ts';
import { findItems, nextOrder, orderItems, orderKeys, programOrder, type OrderKey } from './item-order.ts';

interface AdvocateSectionsProps {
  readonly items: readonly HomeItem[];
  readonly hasArchived: boolean;
  readonly firstPartyName: string | null;
  readonly more: MoreApplications;
}

/** The portal home of someone who files for many: tables that can be searched and sorted (P144). */
export function AdvocateSections({ items, hasArchived, firstPartyName, more }: AdvocateSectionsProps) {
  const say = useText();
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState(programOrder);
  const nameHeader = say('home.column.name', '{firstParty} Name', {
    firstParty: firstPartyName ?? say('home.first-party', 'Applicant'),
  });
  const applied = items.filter(({ application }) => application !== undefined);
  const offers = items.filter(({ application }) => application === undefined);
  const found = orderItems(findItems(applied, typed), order);

  return (
    <>
      {applied.length > 0 && (
        <search className={styles.finder}>
          <TextField
            label={say('home.find', 'Find an application')}
            hint={say('home.find.hint', 'By name, program or number')}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              more.showAll();
            }}
          />
          <SelectField
            label={say('home.sort', 'Sort by')}
            value={order.key}
            onChange={({ currentTarget }) => {
              setOrder(nextOrder(programOrder, currentTarget.value as OrderKey));
              more.showAll();
            }}
          >
            {orderKeys.map((key) => (
              <option key={key} value={key}>
                {orderName(say, key, nameHeader)}
              </option>
            ))}
          </SelectField>
          <p role="status" className={styles.count}>
            {typed.trim() !== '' && sayFound(say, found.length, applied.length)}
          </p>
        </search>
      )}
      <HomeSections
        items={[...found, ...offers]}
        hasArchived={hasArchived}
        renderApplications={(caption, own) => (
          <ApplicationTable
            caption={caption}
            items={own}
            nameHeader={nameHeader}
            order={order}
            onOrder={(chosen) => {
              setOrder(chosen);
              more.showAll();
            }}
          />
        )}
      />
      {more.hasFailed && (
        <Banner tone="error" live title={say('home.more.failed', 'We could not load more applications.')} />
      )}
      {more.hasMore && (
        <Button busy={more.isBusy} onClick={more.showNext}>
          <Trans id="home.more" message="Show More Applications" />
        </Button>
      )}
    </>
  );
}

function orderName(say: Say, key: OrderKey, nameHeader: string): string {
  switch (key) {
    case 'program':
      return say('home.column.program', 'Program');
    case 'name':
      return nameHeader;
    case 'status':
      return say('home.column.status', 'Status');
    case 'date':
      return say('home.sort.newest', 'Newest first');
  }
}

function sayFound(say: Say, found: number, all: number): string {
  return all === 1
    ? say('home.found-one', '{found} of 1 application', { found })
    : say('home.found', '{found} of {all} applications', { found, all });
}
