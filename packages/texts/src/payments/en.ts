/** Buying credits: packages, payment links and their mails. */
export default {
  linkFailed: 'Failed to generate payment link.',
  maintenance: 'Payments are under maintenance. Please try again later.',
  testNotice: 'Test checkout: no money moves.',
  linkOver: 'This payment link can no longer be used. Nothing was paid with it.',
  refused:
    'The payment that arrived is not the one that was asked for, so no credits were added. Your money is not lost: please write to our support, and we will put it right.',
  noPackage: 'There is no such package. Please choose HKD 10, 20 or 50.',
  // Choosing a package.
  title: 'Purchase Credits',
  description: 'Pay for what you use: no subscription.',
  amount: 'Amount',
  baseRate: 'HKD 1 = 2 credits; larger amounts give more.',
  hkd: 'HKD {amount}',
  bonus: '+{percent}% bonus',
  getLink: 'Get Payment Link',
  // A payment link.
  offer: 'HKD {amount} for {credits, plural, one {# credit} other {# credits}}',
  scan: 'Scan the code with your phone, or open the payment page here. Valid until {moment}.',
  waiting: 'Waiting for your payment. This page notices when it has arrived.',
  newLink: 'Generate New Link',
  link: 'Payment link',
  open: 'Open Payment Page',
  copy: 'Copy Link',
  copied: 'Payment link copied.',
  copyFailed: 'The link could not be copied. It is selected now: copy it yourself.',
  mail: 'Email It to Me',
  mailSent: 'The payment link is on its way to {email}.',
  mailFailed: 'Failed to email the payment link. Please try again.',
  download: 'Download QR Code',
  downloadFailed: 'Failed to download the QR code. Please try again.',
  qrCode: 'QR code of the payment link for HKD {amount}',
  namePayment: 'Please name the payment {payment}.',
  mailSubject: 'Payment {payment}',
  thanks: 'Thank you!',
  arrived:
    'Your payment of HKD {amount} has arrived: {added, plural, one {# credit} other {# credits}} were added. You now have {balance, plural, one {# credit} other {# credits}}.',
  testArrived:
    'Your test payment of HKD {amount} has arrived: {added, plural, one {# credit} other {# credits}} were added. You now have {balance, plural, one {# credit} other {# credits}}.',
  buyMore: 'Buy more credits',
  // The mail with a payment link.
  linkMailSubject: 'Your Lectern payment link',
  linkMailHello: 'Hello {name},',
  linkMailText: 'Here you pay HKD {amount} for {credits} credits:',
  linkMailCode: 'The attached QR code opens the same page.',
  linkMailUntil: 'The link can be paid once, until {date}, {time} UTC.',
} as const
