import { useSay } from '../../../lib/language.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { HeldCredits } from '../../credits/HeldCredits.tsx'
import { PromoCodeSection } from '../../credits/PromoCodeSection.tsx'
import { TransactionsSection } from '../../credits/TransactionsSection.tsx'
import { HELD_CREDITS } from '../../credits/use-held-credits.ts'
import { FirstAnswers } from '../../lists/FirstAnswers.tsx'
import { PurchaseSection } from '../../payments/PurchaseSection.tsx'
import { SharedLinksSection } from '../../sharing/SharedLinksSection.tsx'
import { SITE_CONFIG } from '../../site/use-site-config.ts'
import { useAccount } from '../use-account.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { DangerZone } from './DangerZone.tsx'
import { DataSection } from './DataSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PersonalInfo } from './PersonalInfo.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { useFarewell } from './use-farewell.ts'

const ASKED_FIRST = [HELD_CREDITS, SITE_CONFIG]

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
      <FirstAnswers of={ASKED_FIRST} loading={<LoadingSections />}>
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
      </FirstAnswers>
    </>
  )
}

const LoadingSections = () => (
  <Loading>
    {['purchase', 'code', 'info'].map((section) => (
      <div
        key={section}
        className="grid gap-x-12 gap-y-4 border-line border-t py-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-10"
      >
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className={section === 'purchase' ? 'h-112 sm:h-60' : 'h-12'} />
      </div>
    ))}
  </Loading>
)
