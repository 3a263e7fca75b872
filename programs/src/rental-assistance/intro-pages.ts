import { defineIntroPage } from '@handrail/engine';

export const welcome = defineIntroPage({
  key: 'welcome',
  title: 'Help with rent and utilities',
  layout: 'welcome',
  body: 'This is the state’s emergency rental and utility assistance program. It can pay rent and utility bills that you owe, or that are coming up, for up to 18 months.\n\nYour immigration status does not matter.',
});

export const whoIsEligible = defineIntroPage({
  key: 'who-is-eligible',
  title: 'Who is eligible?',
  layout: 'steps',
  copy: 'Tenants and landlords can ask for help. All of these must be true of the household that rents:',
  steps: [
    { title: 'You are 18 or older', description: 'And you live in the state.', icon: 'people' },
    {
      title: 'Your income is low enough',
      description: 'Your household earns 80% of the area median income or less.',
      icon: 'money',
    },
    {
      title: 'You had a financial hardship',
      description: 'Someone in your household has lost income or had higher costs since March 2020.',
      icon: 'review',
    },
    {
      title: 'Everyone can apply',
      description: 'Your immigration status does not affect whether you can get help.',
      icon: 'verify',
    },
  ],
});

export const howDoIGetIt = defineIntroPage({
  key: 'how-do-i-get-it',
  title: 'How do I get it?',
  layout: 'steps',
  steps: [
    {
      title: 'Apply',
      description: 'Answer the questions. Your answers are saved as you go.',
      icon: 'apply',
    },
    {
      title: 'Upload your documents',
      description: 'A lease, a bill and proof of income. A photo is fine.',
      icon: 'documents',
    },
    {
      title: 'Wait for our decision',
      description: 'We will email you, and you can check here at any time.',
      icon: 'mail',
    },
    {
      title: 'Get the money',
      description: 'We pay you, your landlord or the utility company.',
      icon: 'money',
    },
  ],
});
