import * as build from "virtual:remix/server-build";
import type { Env } from "./env";
import { createHttpApp } from "./http";
import { consume, onSchedule } from "./jobs/consume";
import type { PipelineMessage } from "./jobs/messages";
import { draw } from "./pictures/draw";
import { createServices, type Services } from "./services";

const app = createHttpApp(() => build);

const services = (env: Env): Services => ({ ...createServices(env), draw });

export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),
  scheduled: (event, env) => onSchedule(services(env), event.cron),
  queue: (batch, env) => consume(batch, () => services(env)),
} satisfies ExportedHandler<Env, PipelineMessage>;
