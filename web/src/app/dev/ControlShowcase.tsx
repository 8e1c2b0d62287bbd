import { useState } from 'react'
import { Accordion } from '../../ui/Accordion.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { CodeBoxes } from '../../ui/fields/CodeBoxes.tsx'
import { FileDrop } from '../../ui/fields/FileDrop.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Download, FileText, LogOut, MoreHorizontal, Pencil, Settings, Sparkles, Trash2 } from '../../ui/icons/icons.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/navigation/Menu.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { toastError, toastInfo, toastSuccess } from '../../ui/toasts/toasts.ts'

/** What is pressed, typed into and chosen from. */
export function ControlShowcase({ theme }: { theme: string }) {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices theme={theme} />
      <Floating />
      <Files />
    </>
  )
}

function Buttons() {
  return (
    <Panel title="Buttons">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={<Sparkles size={16} aria-hidden />}>
          Generate
        </Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="primary" isLoading>
          Generating
        </Button>
        <Button isLoading>Saving</Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
        <IconButton label="Edit" icon={<Pencil size={18} />} />
        <IconButton label="Delete" icon={<Trash2 size={18} />} isDanger />
        <IconButton label="Download" icon={<Download size={18} />} disabled />
        <IconButton label="Discard" icon={<Trash2 size={18} />} isLoading />
      </div>
    </Panel>
  )
}

function Fields() {
  const [code, setCode] = useState('4821')
  const [search, setSearch] = useState('光合作用')
  return (
    <Panel title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" placeholder="Mei Ling" hint="As it should appear on your profile" />
        <TextField label="Email" defaultValue="not an address" error="Please enter a valid email address" />
        <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
        <TextField label="Locked" defaultValue="Cannot be changed" disabled />
        <SearchField label="Search sets" value={search} onChange={setSearch} className="self-end" />
        <SearchField label="Find in this material" value="" onChange={() => {}} shortcut="/" className="self-end" />
        <Select
          label="Language"
          value="zh"
          onChange={() => {}}
          options={[
            { value: 'en', label: 'English' },
            { value: 'zh', label: '繁體中文' },
          ]}
        />
        <CodeBoxes label="Code from your email" value={code} onChange={setCode} />
        <CodeBoxes label="A wrong code" value="123456" onChange={() => {}} error="Invalid or expired code" />
        <TextArea
          className="sm:col-span-2"
          label="Content"
          aside="1,204 words"
          isMaterial
          defaultValue="Plants turn light into chemical energy. 植物把光能轉化為化學能。"
        />
      </div>
    </Panel>
  )
}

function Choices({ theme }: { theme: string }) {
  const [mode, setMode] = useState('otp')
  const [tab, setTab] = useState('cards')
  const [page, setPage] = useState(6)
  const [isChecked, setChecked] = useState(true)
  return (
    <Panel title="Choices">
      <div className="flex flex-col items-start gap-6">
        <SegmentedControl
          label="How to sign in"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'password', label: 'Password' },
            { value: 'otp', label: 'OTP Code' },
          ]}
        />
        <div>
          <Checkbox isChecked={isChecked} onChange={setChecked}>
            I agree to the processing of the documents I upload.
          </Checkbox>
          <Checkbox isChecked={false} onChange={() => {}} error="Please accept the terms and conditions to continue">
            Not agreed to yet.
          </Checkbox>
          <Checkbox isChecked onChange={() => {}} disabled>
            Cannot be changed.
          </Checkbox>
        </div>
        <div className="w-full">
          <Tabs
            label="Parts of a set"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'cards', label: 'Cards', content: 'The cards of the set.' },
              { value: 'sessions', label: 'Sessions', content: 'Earlier study sessions.' },
            ]}
          />
        </div>
        <Pagination page={page} totalPages={12} onChange={setPage} label={`Sets, ${theme}`} />
        <Pagination page={1} totalPages={3} onChange={() => {}} kind="plain" label={`Lectures, ${theme}`} />
        <div className="w-full">
          <Accordion
            items={[
              { title: 'What is a credit?', text: 'What an AI step costs. You see the price before you commit.' },
              { title: '可以用中文嗎？', text: '可以，中文和英文的材料都可以使用。' },
            ]}
          />
        </div>
      </div>
    </Panel>
  )
}

function Floating() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const [theme, setTheme] = useState('system')
  const close = () => setOpen(null)
  return (
    <Panel title="What floats">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Open confirmation</Button>
        <Menu trigger={<IconButton label="More" icon={<MoreHorizontal size={20} />} />}>
          <MenuItem icon={<FileText size={16} />} onSelect={() => {}}>
            OCR Document
          </MenuItem>
          <MenuItem icon={<Settings size={16} />} onSelect={() => {}} isDisabled>
            Profile Settings
          </MenuItem>
          <MenuSeparator />
          <MenuChoice
            label="Theme"
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'system', label: 'Same as system' },
              { value: 'light', label: 'Light' },
            ]}
          />
          <MenuSeparator />
          <MenuItem icon={<LogOut size={16} />} onSelect={() => {}} isDanger>
            Logout
          </MenuItem>
        </Menu>
        <Button onClick={() => toastSuccess('Profile updated successfully!')}>Success toast</Button>
        <Button onClick={() => toastError('Failed to save card')}>Error toast</Button>
        <Button
          onClick={() => toastInfo("Time's up! Study session ended. Remaining cards marked as incorrect.", 'session')}
        >
          Info toast
        </Button>
        <Button onClick={() => toastSuccess('4 cards were made.', 'session', { label: 'Open the set', to: '/dev/ui' })}>
          Toast with a way
        </Button>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Update Password"
        description="8 to 20 characters."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <PasswordField label="New password" autoComplete="new-password" />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Delete 光合作用 Photosynthesis?"
        description="Its 24 cards and their progress will be deleted. This action cannot be undone."
        confirmLabel="Delete"
        isDanger
        onConfirm={close}
        onCancel={close}
      />
    </Panel>
  )
}

function Files() {
  const [file, setFile] = useState<File | null>(
    new File(['x'.repeat(34_000)], 'Lecture 4 光合作用 (final version).pdf'),
  )
  const drop = { types: ['.pdf'], hint: '.pdf, at most 10 MB', onFile: setFile }
  return (
    <Panel title="Files">
      <div className="grid gap-5 sm:grid-cols-2">
        <FileDrop {...drop} label="Upload a PDF" />
        <FileDrop types={drop.types} onFiles={() => {}} label="Add documents" />
        <FileDrop {...drop} label="Upload a PDF" file={file} />
        <FileDrop {...drop} label="Upload a PDF" error="File size too large. Maximum size is 10MB." />
        <FileDrop {...drop} label="Upload a PDF" file={file} busyLabel="Reading page 3 of 12" />
      </div>
    </Panel>
  )
}
