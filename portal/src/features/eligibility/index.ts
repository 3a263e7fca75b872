export { MailedOffer } from './offer/mailed-offer.tsx';
