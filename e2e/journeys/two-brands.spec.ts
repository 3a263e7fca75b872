import { expect, test } from '../support/journey.ts';

const brands = [
  {
    id: 'bayview-college-fund',
    platformName: 'Student Care Fund',
    logo: 'Bayview College Fund',
    color: '#1b5e43',
    email: 'help@bayview-college.example',
  },
  {
    id: 'golden-state-caregivers',
    platformName: 'Caregiver Pathways',
    logo: 'Golden State Caregivers',
    color: '#f7dc7a',
    email: 'hello@golden-state-caregivers.example',
  },
  {
    id: 'granite-state-relief',
    platformName: 'Rent and Utility Relief',
    logo: 'Granite State Relief',
    color: '#9aa0a6',
    email: 'relief@granite-state.example',
  },
];

for (const brand of brands) {
  test(`${brand.id} has its own portal [P001] [P008] [P009] [P011] [P012] [P028] [P036] [P130]`, async ({
    page,
    look,
  }) => {
    await page.goto(`/${brand.id}/identity/signin`);

    await expect(page).toHaveTitle(`Applicant sign in - ${brand.platformName}`);
    await expect(page.getByRole('img', { name: brand.logo })).toHaveAttribute(
      'src',
      `/assets/demo/${brand.id}.svg`,
    );
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', `/assets/demo/${brand.id}-icon.svg`);
    const color = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
    );
    expect(color).toBe(brand.color);
    await look(brand.id);
  });
}
