import { PageHeading, SkipLink } from '../src/index.ts';
import { Contents } from './contents.tsx';
import styles from './gallery.module.css';
import { LookSwitch } from './look-switch.tsx';
import { BannerSection } from './sections/banner-section.tsx';
import { ButtonSection } from './sections/button-section.tsx';
import { CardSection } from './sections/card-section.tsx';
import { CompoundFieldSection } from './sections/compound-field-section.tsx';
import { DialogSection } from './sections/dialog-section.tsx';
import { FieldSection } from './sections/field-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { PaymentSection } from './sections/payment-section.tsx';
import { TableSection } from './sections/table-section.tsx';
import { TokenSection } from './sections/token-section.tsx';
import { WaitingSection } from './sections/waiting-section.tsx';
import { useLook } from './use-look.ts';

/** Every component in every state, in any brand. */
export function Gallery() {
  const [look, changeLook] = useLook();
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <strong>Handrail</strong>
        <LookSwitch look={look} onChange={changeLook} />
      </header>
      <main id="main" className={styles.main}>
        <PageHeading
          eyebrow="For review and for pictures"
          lead="Every component in every state, in any brand."
        >
          Component gallery
        </PageHeading>
        <Contents />
        <TokenSection />
        <ButtonSection />
        <FieldSection />
        <FormSection />
        <CompoundFieldSection />
        <BannerSection />
        <CardSection />
        <TableSection />
        <PaymentSection />
        <WaitingSection />
        <DialogSection />
      </main>
    </>
  );
}
