import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'

const options = { vc: 'Venture Capital', pe: 'Private Equity', angel: 'Angel Investor' }

/** The list stands between two buttons. */
function renderList({ required = true, error = '' } = {}) {
  const form = (
    <form aria-label="Form">
      <Field id="type" label="Investor type" hint="What you are." error={error}>
        {(control) => (
          <Select
            {...control}
            name="type"
            required={required}
            readOnly={false}
            placeholder="Select"
            options={options}
          />
        )}
      </Field>
      <button type="reset">Clear</button>
    </form>
  )
  return render(form)
}

function list() {
  return screen.getByRole('combobox', { name: 'Investor type' })
}

function value() {
  return new FormData(screen.getByRole<HTMLFormElement>('form')).get('type')
}

async function dressed() {
  await waitFor(() => expect(list().tagName).toBe('BUTTON'))
}

test('what is chosen before the dressed list has arrived is kept by it, and cleared by a reset', async () => {
  renderList()
  fireEvent.change(list(), { target: { value: 'pe' } })
  await dressed()
  expect(list()).toHaveTextContent('Private Equity')
  await waitFor(() => expect(value()).toBe('pe'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(list()).toHaveTextContent('Select')
  expect(value()).toBe('')
})

test('a list in use is not replaced under the hand that uses it', async () => {
  renderList()
  list().focus()
  await import('#src/ui/select-list.tsx')
  await new Promise((resolve) => setTimeout(resolve))
  expect(list()).toHaveFocus()
  expect(list().tagName).toBe('SELECT')
  await userEvent.selectOptions(list(), 'Angel Investor')
  await userEvent.tab()
  await dressed()
  expect(value()).toBe('angel')
})

test('the keyboard opens it, walks it, chooses and leaves it', async () => {
  renderList()
  await dressed()
  await userEvent.tab()
  expect(list()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  const option = (name: string) => screen.getByRole('option', { name })
  await waitFor(() => expect(option('Venture Capital')).toHaveFocus())
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(option('Angel Investor')).toHaveFocus())
  await userEvent.keyboard('{Home}')
  await waitFor(() => expect(option('Venture Capital')).toHaveFocus())
  await userEvent.keyboard('priv')
  await waitFor(() => expect(option('Private Equity')).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  expect(list()).toHaveFocus()
  expect(value()).toBe('pe')
  await userEvent.keyboard('{Enter}{End}{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(list()).toHaveFocus()
  expect(value()).toBe('pe')
})

test('typing chooses while it is closed', async () => {
  renderList()
  await dressed()
  await userEvent.tab()
  await userEvent.keyboard('ang')
  expect(list()).toHaveTextContent('Angel Investor')
  // Where React listens in the element around it, Firefox tells no value.
  const [words] = list().children
  expect(Object.keys(words ?? {}).filter((name) => name.startsWith('_reactListening'))).toEqual([])
  expect(value()).toBe('angel')
})

test('an answer that may stay empty can be taken back, a required one cannot', async () => {
  const { unmount } = renderList({ required: false })
  await dressed()
  await userEvent.tab()
  await userEvent.keyboard('ang')
  await userEvent.click(list())
  await userEvent.click(screen.getByRole('option', { name: 'Select' }))
  expect(value()).toBe('')
  expect(list()).not.toBeRequired()
  unmount()
  renderList()
  await dressed()
  await userEvent.click(list())
  expect(screen.queryByRole('option', { name: 'Select' })).not.toBeInTheDocument()
})

test('it is named, described, required and wrong for screen readers, and so is the open list', async () => {
  renderList({ error: 'Choose one' })
  await dressed()
  expect(list()).toHaveAccessibleDescription('Choose one')
  expect(list()).toBeRequired()
  expect(list()).toBeInvalid()
  expect(list()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(list())
  expect(screen.getByRole('listbox', { name: 'Investor type' })).toBeVisible()
  expect(screen.getAllByRole('option')).toHaveLength(3)
})
