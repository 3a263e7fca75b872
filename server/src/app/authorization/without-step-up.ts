const byToken = 'a single-use link or code proves who acts';
const signingIn = 'it is a way to sign in';
const ownForm = 'it fills in an application, which moves no money before staff decide';
const lessPower = 'it only takes access away from the caller';

/**
 * Every mutation that asks for no fresh sign-in, and why that is right. A new mutation stands either here or, as delicate,
 * in the authorization matrix.
 */
export const withoutStepUp: Readonly<Record<string, string>> = {
  acceptFormChange: ownForm,
  acceptInvitation: byToken,
  reviewField: 'it marks an answer for colleagues; nothing is asked until the case is sent back',
  addCaseNote: 'it adds a note for colleagues, which decides nothing',
  addParticipantComment: 'it writes a message about a case, which decides nothing',
  beginPasskeyCheck: signingIn,
  beginSession: signingIn,
  cancelEmailChange: 'it keeps the address that the account has',
  confirmSecondFactor: signingIn,
  createApplication: ownForm,
  downloadExport: 'it opens what the person put together a moment ago, for a day, and is on record',
  endSession: lessPower,
  endSessionById: lessPower,
  endSessions: lessPower,
  keepSession: 'it keeps a session within its own limits',
  openCaseForReview: 'it starts a review, which decides nothing',
  markCaseMessagesRead: 'it notes that messages were read',
  performCaseAction: 'the table of case actions and the right of each role decide; paying will ask',
  planBulkChange: 'it only says what would happen',
  planBulkUndo: 'it only says what would happen',
  pinDocument: 'it sorts documents',
  reauthenticate: signingIn,
  recordPageView: 'it counts a page',
  removeDocument: ownForm,
  resetPassword: byToken,
  resolveDuplicate: 'it says whether two cases are alike, and decides neither',
  saveDocumentFeedback: 'it says whether a label is right',
  saveReminderDays: 'it says when reminders go out, and changes no words',
  saveStaffAnswers: 'the right to work on cases decides',
  sendMagicLink: signingIn,
  sendMagicLinkV2: signingIn,
  sendPasswordReset: signingIn,
  sendVerificationEmail: 'it sends a mail again to an address that was proven to be wanted',
  signInWithEmailLink: signingIn,
  signInWithPassword: signingIn,
  startBulkChange: 'the rule of each single act decides, for each case',
  startSingleSignOn: signingIn,
  submitApplication: ownForm,
  updateApplication: ownForm,
  uploadCaseDocument: 'it adds evidence to a case, which moves no money before staff decide',
  uploadDocuments: ownForm,
  verifyEmail: byToken,
};
