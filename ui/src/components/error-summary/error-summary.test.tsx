import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

describe('ErrorSummary', () => {
  it('takes the focus and leads to each field', async () => {
    const { person } = renderScreen(
      <>
        <ErrorSummary
          title="Please check 1 answer"
          errors={[{ fieldId: 'name', message: 'Name is required' }]}
        />
        <TextField id="name" label="Name" error="Name is required" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Please check 1 answer' }));

    await person.click(screen.getByRole('link', { name: 'Name is required' }));

    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });
});
