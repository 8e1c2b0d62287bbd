import { useSay } from '../../../lib/language.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { HeldCredits } from '../../credits/HeldCredits.tsx'
import { PromoCodeSection } from '../../credits/PromoCodeSection.tsx'
import { TransactionsSection } from '../../credits/TransactionsSection.tsx'
import { PurchaseSection } from '../../payments/PurchaseSection.tsx'
import { SharedLinksSection } from '../../sharing/SharedLinksSection.tsx'
import { useAccount } from '../use-account.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { DangerZone } from './DangerZone.tsx'
import { DataSection } from './DataSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PersonalInfo } from './PersonalInfo.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { useFarewell } from './use-farewell.ts'

/**
 * Everything about the account: who, credits in and out, security, and the way out of it
 * (requirements/accounts.md#profile).
 */
export function ProfileScreen() {
  const say = useSay()
  const { user } = useAccount()
  const { farewell, leave } = useFarewell()
  if (farewell)
    return (
      <>
        <PageHeader title={say('profile.title')} />
        <Notice tone="good" role="status">
          {farewell}
        </Notice>
      </>
    )
  if (!user) return null
  return (
    <>
      <PageHeader title={say('profile.title')} />
      <AccountFacts user={user} />
      <HeldCredits />
      <PurchaseSection />
      <PromoCodeSection />
      <PersonalInfo user={user} />
      <PasswordSection />
      <TransactionsSection />
      <SessionsSection />
      <SharedLinksSection />
      <DataSection />
      <DangerZone email={user.email} onDeleted={leave} />
    </>
  )
}
