import type { Contender } from '../contender.ts';
import { ajv } from './ajv.ts';
import { byHandAllAgain, byHandIncremental } from './by-hand/by-hand.ts';
import { formio } from './formio.ts';
import { handrail } from './handrail.ts';
import { jsonForms } from './json-forms.ts';
import { jsonLogicEngine } from './json-logic-engine.ts';
import { rjsf } from './rjsf.ts';
import { surveyJs } from './survey-js.ts';
import { valibot } from './valibot.ts';
import { zod } from './zod.ts';

export const contenders: readonly Contender[] = [
  byHandIncremental,
  byHandAllAgain,
  handrail,
  jsonForms,
  rjsf,
  formio,
  surveyJs,
  jsonLogicEngine,
  ajv,
  valibot,
  zod,
];
