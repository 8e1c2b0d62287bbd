import { MAX_PROMO_CODE_CHARACTERS, PROMO_TEXTS, promoSuccess } from '@lectern/domain/promo-codes'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { ProfileSection } from '../account/profile/ProfileSection.tsx'
import { useAccount } from '../account/use-account.ts'
import { creditsApi } from './credits-api.ts'

/** A code of a campaign, redeemed once. */
export function PromoCodeSection() {
  const { reload } = useAccount()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const redeem = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!code.trim()) return setError(PROMO_TEXTS.codeRequired)
    setPending(true)
    setError(null)
    try {
      const { credit_added } = await creditsApi.redeemPromoCode({ body: { code: code.trim() } })
      toastSuccess(promoSuccess(credit_added))
      setCode('')
      await reload()
    } catch (failure) {
      setError(errorText(failure, PROMO_TEXTS.invalid))
    }
    setPending(false)
  }

  return (
    <ProfileSection title="Promotion code">
      <form noValidate onSubmit={redeem} className="flex max-w-md items-start gap-3">
        <TextField
          label="Promotion code"
          isLabelHidden
          placeholder="Your code"
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
          Apply
        </Button>
      </form>
    </ProfileSection>
  )
}
