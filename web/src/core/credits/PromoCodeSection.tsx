import { MAX_PROMO_CODE_CHARACTERS } from '@lectern/domain/credits/promo-codes'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { toastSuccess } from '../../ui/toasts/toasts.ts'
import { ProfileSection } from '../account/profile/ProfileSection.tsx'
import { useAccount } from '../account/use-account.ts'
import { creditsApi } from './credits-api.ts'

/** A code of a campaign, redeemed once. */
export function PromoCodeSection() {
  const say = useSay()
  const { reload } = useAccount()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const redeem = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!code.trim()) return setError(say('credits.promoRequired'))
    setPending(true)
    setError(null)
    try {
      const { credit_added } = await creditsApi.redeemPromoCode({ body: { code: code.trim() } })
      toastSuccess(say('credits.promoSuccess', { credits: credit_added }))
      setCode('')
      await reload()
    } catch (failure) {
      setError(errorText(failure, say('credits.promoInvalid')))
    }
    setPending(false)
  }

  return (
    <ProfileSection title={say('credits.promoCode')}>
      <form noValidate onSubmit={redeem} className="flex max-w-md items-start gap-3">
        <TextField
          label={say('credits.promoCode')}
          isLabelHidden
          placeholder={say('credits.promoPlaceholder')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_PROMO_CODE_CHARACTERS * 2}
          value={code}
          error={error}
          onChange={(event) => {
            setCode(event.target.value)
            setError(null)
          }}
          className="grow"
        />
        <Button type="submit" isLoading={isPending}>
          {say('credits.apply')}
        </Button>
      </form>
    </ProfileSection>
  )
}
