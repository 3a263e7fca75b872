import { answer, defineQuestion, defineSection } from '@handrail/engine';
import { techInterests } from '../data/tech-interests.ts';
import { businessDevices } from '../data/business-devices.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

const websiteQuestion = defineQuestion({
  key: 'hasWebsite',
  copy: { title: 'Does your business have a website?' },
  fields: [
    yesNo({ key: 'hasWebsite.hasWebsite', copy: 'It has a website' }),
    {
      type: 'Text',
      key: 'hasWebsite.url',
      copy: 'Website address',
      placeholder: 'www.example.com',
      dynamicLogic: answer('hasWebsite.hasWebsite').isYes(),
      validation: { max: 200 },
    },
  ],
});

const internetQuestion = defineQuestion({
  key: 'hasHomeInternet',
  copy: { title: 'Do you have internet at home?' },
  fields: [
    yesNo({ key: 'hasHomeInternet.hasHomeInternet', copy: 'I have internet at home' }),
    {
      type: 'Text',
      key: 'hasHomeInternet.provider',
      copy: 'Who is your internet provider?',
      dynamicLogic: answer('hasHomeInternet.hasHomeInternet').isYes(),
      validation: { max: 200 },
    },
  ],
});

const devicesQuestion = defineQuestion({
  key: 'devices',
  copy: { title: 'Which devices do you use for your business?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'Dropdown',
      key: 'devices',
      copy: 'Devices',
      options: businessDevices.values,
      multiple: true,
      selectAll: true,
    },
  ],
});

const techInterestsQuestion = defineQuestion({
  key: 'techInterests',
  copy: { title: 'What would you like to learn about?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'Dropdown',
      key: 'techInterests',
      copy: 'Technology you want to learn about',
      options: techInterests.values,
      multiple: true,
      selectAll: true,
    },
  ],
});

export const technologySection = defineSection({
  key: 'technology',
  name: 'Technology',
  overview: {
    title: 'Technology',
    description: 'Last, we ask about your website, your internet and your devices.',
  },
  questionGroups: [
    {
      key: 'online',
      name: 'Online',
      questions: [
        yesNoQuestion('runsBusinessFromHome', 'Do you run your business from home?', 'I run it from home'),
        websiteQuestion,
        internetQuestion,
        yesNoQuestion(
          'appliedToAcp',
          'Have you applied to the Affordable Connectivity Program (ACP)?',
          'I have applied to the ACP',
        ),
      ],
    },
    {
      key: 'devices',
      name: 'Devices and skills',
      questions: [
        yesNoQuestion('hasComputer', 'Do you have a computer?', 'I have a computer'),
        devicesQuestion,
        techInterestsQuestion,
        yesNoQuestion(
          'publicAssistance',
          'Does your household get public assistance?',
          'We get help such as SNAP, WIC or Medicaid',
        ),
      ],
    },
  ],
});

function yesNoQuestion(key: string, title: string, copy: string) {
  return defineQuestion({ key, copy: { title }, fields: [yesNo({ key, copy })] });
}
