import * as build from "virtual:remix/server-build";
import type { Env } from "./env";
import { createHttpApp } from "./http";
import { consume, onSchedule } from "./jobs/consume";
import type { PipelineMessage } from "./jobs/messages";
import { createServices } from "./services";

const app = createHttpApp(() => build);

export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),
  scheduled: (event, env) => onSchedule(createServices(env), event.cron),
  queue: (batch, env) => consume(batch, () => createServices(env)),
} satisfies ExportedHandler<Env, PipelineMessage>;
