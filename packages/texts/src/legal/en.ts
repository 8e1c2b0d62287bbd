/** The terms and the privacy page. English is what holds; the other languages are translations of it. */
export default {
  updated: 'Last updated June 2025',
  translated: 'The English text is the one that holds.',
  operator: 'Who operates this service',
  operatorNamed: 'This installation of Lectern is run by {name}.',
  operatorUnnamed: 'Lectern is run by the operator of this installation.',
  supportBefore: 'For support, and for anything about your data, write to',
  supportAfter: '.',
  // Terms.
  termsTitle: 'Terms',
  termsIntroduction:
    'These are the terms under which you may use Lectern. By registering you agree to them and to the privacy page.',
  whoTitle: 'Who may use it',
  who: 'The service is for students aged 13 and up. If you are too young to agree to these terms alone where you live, a parent or guardian must agree with you.',
  accountTitle: 'Your account',
  accountOne:
    'One person uses one account, with an email address of their own. You sign in with a one-time code sent to that address, or with a password. Whoever can read your email can sign in: keep it, and your password, to yourself.',
  accountTwo: 'Your profile shows where you are signed in and lets you sign out there.',
  consentTitle: 'What you consent to',
  consentOne:
    'When you register you consent to the processing of the documents and audio that you upload, so that the study material you ask for can be made of them. The time of your consent and the version of this text are kept with your account.',
  consentTwo:
    'You are responsible that what you upload contains no personal or confidential data, of yourself or of others, and that you may use it.',
  materialTitle: 'Your material',
  material:
    'What you upload stays yours, and so does what is made from it. Nobody else gets to see it, unless you share it or say that something made from it is wrong, and it is used for nothing but the steps that you start.',
  aiTitle: 'What AI writes',
  ai: 'Flashcards, questions, notes, feedback and explanations are made by software and can be wrong. They are for reference only: check them against your own materials, and do not hand them in as your own work where that is not allowed. A grade is an estimate, not a result.',
  creditsTitle: 'Credits',
  creditsOne:
    'Study steps are paid with credits. The price is shown before you commit, and never more than that is charged. A step that gives no result costs nothing: its credits are returned, and the history in your profile shows it.',
  creditsTwo:
    'Free credits are given once for each email address, and a promotion code can be redeemed once. Credits cannot be exchanged for money or passed on.',
  paymentTitle: 'Payment',
  payment:
    'Credits are sold in packages: {packages}. Payment goes through a payment provider, by card, Apple Pay or Google Pay; credits are added once the provider has confirmed it. Where a payment is refunded or charged back, the credits that it brought are taken back.',
  package: 'HKD {amount} for {credits} credits',
  packagesBetween: ', ',
  fairTitle: 'Fair use',
  fair: 'Do not try to read what belongs to others, to disturb the service, or to gain credits that are not yours. An account that does may be closed.',
  guaranteeTitle: 'No guarantee',
  guarantee:
    'The service is offered as it is. It may be interrupted, and what it makes may be incomplete. Keep a copy of what matters to you: your profile lets you download your data at any time.',
  endingTitle: 'Ending',
  ending:
    'You may delete your account at any time in your profile. Everything in it is erased, unused credits too, and its email address cannot register again for {days} days.',
  // Privacy.
  privacyTitle: 'Privacy',
  privacyIntroduction: 'This page says what Lectern keeps about you and your documents, what for, and for how long.',
  keptTitle: 'What is kept, and for how long',
  kept: 'Until you delete it, or your account:',
  keptAccount:
    'your email address, your name, your study goal if you give one, a hash of your password if you have set one, and when you consented to which version of the terms;',
  keptMaterial:
    'your study material: sets and cards, questions, notes, chats, recordings and documents where a module keeps them, your answers and your scores;',
  keptCredits:
    'the history of your credits and payments, and the result of each paid step, so that a repeated request is never charged twice.',
  shortTitle: 'What is kept for a short time',
  shortCodes: 'Login codes: {minutes} minutes, as hashes.',
  shortLogins: 'Logins: until you sign out, or {days} days after they were last used, with the name of the browser.',
  shortMails: 'Emails to you: until they are sent, at most a day.',
  shortFiles: 'Files that are only read for their text: until they have been read.',
  shortCounts: 'Counts of attempts, by account and by network address, that hold off abuse: at most an hour.',
  purposeTitle: 'What it is for',
  purpose:
    'To show you your own study material, to count your credits, to send you login codes, and to keep accounts safe. It is not sold and not used for advertising, and Lectern trains no models with it.',
  othersTitle: 'Who else processes it',
  others:
    'Where the operator has connected an AI or speech provider, the text, image or audio of the step you start is sent to that provider. Payments are handled by a payment provider, which learns the amount and what you enter there; Lectern never sees your card. Where no provider is connected, everything stays on the operator’s own machines.',
  othersShared:
    'What you share by a link is seen by whoever has that link, with the name you choose there and nothing else of you, until you take it back. Copies that others have made stay theirs, also when your account is deleted. What is reported about something shared is kept as long as it is shared, with the address typed there.',
  othersWrong:
    'Where you say that something is wrong, the operator can read what you said, its words and the passage it came from, without your name. That is kept until you delete your account.',
  personalTitle: 'Personal data of others',
  personal:
    'Do not upload personal or confidential data, least of all of other people. You are responsible for what your documents and recordings contain.',
  browserTitle: 'In your browser',
  browser:
    'Your login is kept in cookies and in the storage of your browser, and so are the theme and the language you choose and work that is not finished. There are no tracking cookies, and nothing is loaded from other sites.',
  rightsTitle: 'Your rights',
  rights:
    'Your profile lets you correct your details, download everything that is yours as one file, see where you are signed in, and delete your account.',
  deletingTitle: 'Deleting your account',
  deleting:
    'Deleting erases everything of yours at once: texts, files, logins and work under way. Keyed hashes of the address stay, from which it cannot be read back: one for {days} days, during which the address cannot register again, and others so that free credits and promotion codes are given once. A payment that arrives after the deletion is kept, without your name, for the operator to return.',
  ageTitle: 'Age',
  age: 'The service is for ages 13 and up. Accounts of younger children are deleted when we learn of them.',
} as const
